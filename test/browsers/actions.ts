import type { Point } from './tab.js'

/**
 * Input as WebDriver describes it. Classic and BiDi share the format:
 * https://www.w3.org/TR/webdriver2/#actions
 */
export const actions = {
  hover: (point: Point) => mouse(moveTo(point)),
  click: (point: Point) =>
    mouse(
      moveTo(point),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ),
  type: (text: string) => [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
}

const mouse = (...steps: object[]) => [
  { type: 'pointer', id: 'mouse', actions: steps },
]

const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
})

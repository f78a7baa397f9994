/** A tab of a real browser. Input comes from a mouse and a keyboard. */
export type Tab = {
  /** Opens an address and waits until it is loaded. */
  goTo(url: string): Promise<void>
  /** Evaluates an expression in the page and returns its result. */
  evaluate(expression: string): Promise<unknown>
  /** Moves the mouse, in CSS pixels of the viewport. */
  hover(point: Point): Promise<void>
  click(point: Point): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Ends the browser. */
  close(): Promise<void>
}

export type Point = { x: number; y: number }

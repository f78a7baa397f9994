import { useEffect, useState } from 'react'
import { readComputed } from '../readTokens.js'
import { contrast, type Settings, toProperties } from './settings.js'

/** Pairs of tokens for text and its background. */
const pairs = [
  { name: 'Text', text: 'ink', ground: 'surface' },
  { name: 'Muted text', text: 'ink-muted', ground: 'surface' },
  { name: 'Links', text: 'accent-text', ground: 'surface' },
  { name: 'Main button', text: 'on-accent', ground: 'accent' },
]

/** The least contrast of text. */
const least = 4.5

export type Contrast = { name: string; ratio: number; isEnough: boolean }

/** Returns the contrast of the text in the chosen theme and colours. */
export function useContrasts(settings: Settings): Contrast[] {
  const [contrasts, setContrasts] = useState<Contrast[]>([])
  useEffect(() => {
    const root = document.createElement('i')
    root.dataset.mkRoot = ''
    root.dataset.mkTheme = settings.theme
    for (const [name, value] of toProperties(settings))
      root.style.setProperty(name, value)
    document.documentElement.append(root)
    const read = (token: string) =>
      paint(readComputed(root, 'color', `var(--mk-${token})`))
    setContrasts(
      pairs.map(({ ground, name, text }) => {
        const ratio = contrast(read(text), read(ground))
        return { isEnough: ratio >= least, name, ratio }
      }),
    )
    root.remove()
  }, [settings])
  return contrasts
}

/** Draws the colour on a canvas, because it may be in any colour space. */
function paint(color: string): [number, number, number] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return [0, 0, 0]
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

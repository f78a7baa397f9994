import { create, type ThemeVars } from 'storybook/theming'
import { readComputed } from './readTokens.js'

/**
 * Creates Storybook's theme from the tokens of the page's stylesheet. The second
 * colour is the background of selected items, or in docs that of links.
 */
export function createLook(
  base: 'light' | 'dark',
  second = 'accent',
): ThemeVars {
  const root = document.createElement('i')
  root.dataset.mkRoot = ''
  root.dataset.mkTheme = base
  document.documentElement.append(root)
  const color = (token: string) =>
    toRGB(readComputed(root, 'color', `var(--mk-${token})`))
  const length = (token: string) =>
    Number.parseFloat(readComputed(root, 'width', `var(--mk-${token})`))
  const look = create({
    base,
    brandTitle: brand(color),
    brandUrl: '?path=/docs/playground--docs',
    brandTarget: '_self',
    fontBase: 'Geist, ui-sans-serif, system-ui, sans-serif',
    fontCode: readComputed(root, 'font-family', 'var(--mk-font-mono)'),

    appBg: color('neutral-2'),
    appBorderColor: color('neutral-5'),
    appBorderRadius: length('radius'),
    appContentBg: color('neutral-1'),
    appPreviewBg: color('neutral-1'),
    barBg: color('neutral-1'),
    barHoverColor: color('ink'),
    barSelectedColor: color('accent-text'),
    barTextColor: color('ink-muted'),
    booleanBg: color('neutral-4'),
    booleanSelectedBg: color('surface-raised'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('neutral-6'),
    colorPrimary: color('accent'),
    colorSecondary: color(second),
    inputBg: color('surface'),
    inputBorder: color('neutral-6'),
    inputBorderRadius: length('radius-control'),
    inputTextColor: color('ink'),
    textColor: color('ink'),
    textInverseColor: color('neutral-1'),
    textMutedColor: color('ink-muted'),
  })
  root.remove()
  return look
}

/** Draws the colour on a canvas: Storybook can't read `oklch()`. */
function toRGB(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

function brand(color: (token: string) => string): string {
  return `<span style="align-items:center;display:flex;font-size:16px;gap:10px;letter-spacing:-.02em"><svg aria-hidden="true" height="22" viewBox="0 0 32 32" width="22"><path d="M16 2 28 6v10c0 7-5 11.500-12 14z" fill="${color('accent')}"/><path d="M16 2 4 6v10c0 7 5 11.500 12 14z" fill="${color('accent-hover')}"/><path d="m16 9 5.500 7L16 23l-5.500-7z" fill="#f4e9a6"/></svg>MarketKit</span>`
}

import { getWidget, toJsx } from './widgetProps.js'

/** Settings of the playground, stored in its URL. */
export type Settings = {
  /** Id of the story that is shown. */
  story: string
  /** Changed properties of the widget, as `name:value;name:value`. */
  props: string
  theme: string
  locale: string
  /** Colour of buttons and links, as `#rrggbb`; empty for the theme's. */
  accent: string
  /** Radius of controls in pixels; empty for the theme's. */
  radius: string
  density: 'compact' | 'normal' | 'roomy'
  font: 'page' | 'system' | 'serif' | 'mono'
  width: 'phone' | 'desktop'
}

export const defaults: Settings = {
  accent: '',
  density: 'normal',
  font: 'page',
  locale: 'en',
  props: '',
  radius: '',
  story: 'trade-buydialog--default',
  theme: 'auto',
  width: 'phone',
}

/** Values that an address may give, by name; other values are ignored. */
const allowed: Record<keyof Settings, RegExp> = {
  accent: /^#[\da-f]{6}$/,
  density: /^(compact|normal|roomy)$/,
  font: /^(page|system|serif|mono)$/,
  locale: /^(en|de|es|ja|ar)$/,
  props: /^[\w:; ]*$/,
  radius: /^(1?\d|2[0-4])$/,
  story: /^[a-z\d-]+$/,
  theme: /^(auto|light|dark|acid)$/,
  width: /^(phone|desktop)$/,
}

/** Reads settings from the part of an address behind `#`. */
export function readSettings(hash: string): Settings {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const read = [...values].filter(
    ([name, value]) =>
      name in allowed && allowed[name as keyof Settings].test(value),
  )
  return { ...defaults, ...Object.fromEntries(read) }
}

/** Returns the settings that differ from the defaults, for an address. */
export function writeSettings(settings: Settings): string {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== defaults[name as keyof Settings],
  )
  return new URLSearchParams(changed).toString()
}

const fonts = {
  page: '',
  system: 'system-ui, sans-serif',
  serif: 'ui-serif, Georgia, serif',
  mono: 'ui-monospace, Menlo, monospace',
}

const factors = { compact: 0.75, normal: 1, roomy: 1.25 }
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12]

/** Returns the custom properties that the settings change. */
export function toProperties(settings: Settings): [string, string][] {
  const { accent, density, font, radius } = settings
  const properties: [string, string][] = []
  if (accent)
    properties.push(
      ['--mk-accent', accent],
      ['--mk-accent-hover', `oklch(from ${accent} calc(l - 0.04) c h)`],
      ['--mk-accent-pressed', `oklch(from ${accent} calc(l - 0.08) c h)`],
      [
        '--mk-accent-soft',
        `light-dark(oklch(from ${accent} 0.955 0.022 h), oklch(from ${accent} 0.31 0.075 h))`,
      ],
      [
        '--mk-accent-text',
        `light-dark(oklch(from ${accent} 0.45 c h), oklch(from ${accent} 0.8 0.11 h))`,
      ],
      ['--mk-on-accent', isLight(accent) ? '#000' : '#fff'],
    )
  if (radius) properties.push(['--mk-radius', `${radius}px`])
  if (fonts[font]) properties.push(['--mk-font', fonts[font]])
  if (density !== 'normal')
    for (const space of spaces)
      properties.push([
        `--mk-space-${space}`,
        `${space * 4 * factors[density]}px`,
      ])
  return properties
}

/** Returns a rule for the reader's stylesheet; empty if nothing has changed. */
export function toCss(settings: Settings): string {
  const lines = toProperties(settings).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  )
  return lines.length > 0 ? `[data-mk-root] {\n${lines.join('')}}\n` : ''
}

/** Returns the provider with the chosen theme and language, around the widget. */
export function toCode({ locale, props, story, theme }: Settings): string {
  const widget = getWidget(story)
  const language = locale === 'en' ? '' : ` locale={${locale}}`
  const look = theme === 'auto' ? '' : ` theme="${theme}"`
  const locales =
    locale === 'en' ? '' : `import { ${locale} } from 'marketkit/locales'\n`
  const sheet = theme === 'acid' ? "import 'marketkit/themes/acid.css'\n" : ''
  const names = widget
    ? ['FlowNotices', 'MarketKitProvider', widget.name].sort().join(', ')
    : 'MarketKitProvider'
  const inner = widget
    ? `  <${widget.name} ${widget.data}${toJsx(widget, props)} />\n  <FlowNotices />\n</MarketKitProvider>\n`
    : ''
  return [
    `import 'marketkit/styles.css'\n${sheet}`,
    `import { ${names} } from 'marketkit'\n${locales}\n`,
    `<MarketKitProvider client={client}${language}${look}>\n${inner}`,
  ].join('')
}

function isLight(color: string): boolean {
  return (
    contrast(toRgb(color), [0, 0, 0]) > contrast(toRgb(color), [255, 255, 255])
  )
}

type Rgb = [red: number, green: number, blue: number]

function toRgb(color: string): Rgb {
  const at = (index: number) =>
    Number.parseInt(color.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Returns the contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

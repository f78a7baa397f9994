type Properties = Record<string, string | boolean | undefined>

/** Creates an element; text is never parsed as HTML. */
export function element<name extends keyof HTMLElementTagNameMap>(
  name: name,
  properties: Properties,
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === true) made.setAttribute(key, '')
    else if (typeof value === 'string') made.setAttribute(key, value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Creates a small round avatar for an address. */
export function createAvatar(address: string): HTMLElement {
  const hue = Number.parseInt(address.slice(2, 8), 16) % 360
  return element('span', {
    class: 'face',
    'aria-hidden': 'true',
    style: `background: conic-gradient(from ${hue}deg, oklch(0.72 0.16 ${hue}), oklch(0.62 0.2 ${(hue + 70) % 360}), oklch(0.8 0.12 ${(hue + 150) % 360}), oklch(0.72 0.16 ${hue}))`,
  })
}

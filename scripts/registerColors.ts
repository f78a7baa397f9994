const themedColor = /(--mk-[\w-]+):\s*light-dark\(\s*((?:[^(),]|\([^()]*\))+),/g

/**
 * Returns `@property` rules that register each `light-dark()` colour of a stylesheet,
 * with its light value as the initial value.
 *
 * Bundlers such as Lightning CSS replace `light-dark()` by variables that they only
 * define where the page's own styles set `color-scheme`. On a page without it, the
 * colours would be invalid; registered ones are light, as `light-dark()` is there.
 *
 * @throws Error if a colour is written in a way that it cannot read
 */
export function registerColors(css: string): string {
  const light = new Map(
    [...css.matchAll(themedColor)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  if (light.size < css.split('light-dark(').length - 1)
    throw new Error('registerColors cannot read each light-dark() colour.')
  return [...light]
    .map(([name, value]) => {
      const [, other = ''] = /^var\((.+)\)$/.exec(value) ?? []
      const color = light.get(other) ?? value
      if (color.includes('var('))
        throw new Error(`The light value of ${name} needs another property.`)
      return `@property ${name}{syntax:"<color>";inherits:true;initial-value:${color}}`
    })
    .join('\n')
}

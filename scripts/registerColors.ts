const themedColor = /(--mk-[\w-]+):\s*light-dark\(\s*((?:[^(),]|\([^()]*\))+),/g

/**
 * Returns `@property` rules that give each `light-dark()` colour of a stylesheet its
 * light value, if it has no other.
 *
 * Bundlers such as Lightning CSS replace `light-dark()` by variables that they only
 * define where the page's own styles set `color-scheme`. On a page without it, the
 * colours would be invalid; registered ones are light, as `light-dark()` is there.
 */
export function registerColors(css: string): string {
  const light = new Map(
    [...css.matchAll(themedColor)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  return [...light]
    .map(([name, value]) => {
      const [, other = ''] = /^var\((.+)\)$/.exec(value) ?? []
      const color = light.get(other) ?? value
      return `@property ${name}{syntax:"<color>";inherits:true;initial-value:${color}}`
    })
    .join('\n')
}

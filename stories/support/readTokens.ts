/** Returns the names of the tokens that the page's stylesheets set on the root. */
export function readTokenNames(): string[] {
  const names = new Set<string>()
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (
        rule instanceof CSSStyleRule &&
        rule.selectorText === '[data-mk-root]'
      )
        for (const name of rule.style) if (/^--mk-/.test(name)) names.add(name)
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
  return [...names]
}

/** Returns the computed value of a property inside a root. */
export function readComputed(
  root: Element,
  property: string,
  value: string,
): string {
  const probe = document.createElement('i')
  probe.style.setProperty(property, value)
  root.append(probe)
  const computed = getComputedStyle(probe).getPropertyValue(property)
  probe.remove()
  return computed
}

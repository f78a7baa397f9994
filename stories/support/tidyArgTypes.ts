import type {
  ArgTypesEnhancer,
  StrictInputType,
} from 'storybook/internal/types'

/** Longer types are collapsed. */
const longest = 48

/**
 * Simplifies the table of properties: collapses long types, removes controls
 * for values that can't be typed, and leaves out standard HTML properties.
 */
export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'style' && name !== 'className')
      .map(([name, argType]) => [name, tidy(argType)]),
  )

function tidy(argType: StrictInputType): StrictInputType {
  const type = argType.table?.type
  const full = type?.detail ?? type?.summary
  if (!full) return argType
  const isLong = full.length > longest
  return {
    ...argType,
    ...(isUntypable(full) && { control: false }),
    table: {
      ...argType.table,
      type: isLong
        ? { detail: full, summary: summarize(full) }
        : { summary: full },
    },
  }
}

function isUntypable(type: string): boolean {
  return /=>|ReactNode|ReactElement|ReadonlySet/.test(type)
}

function summarize(type: string): string {
  if (type.includes('=>')) return 'function'
  if (/^ReactElement/.test(type)) return 'ReactElement'
  if (/\[\]$|^readonly /.test(type)) return 'list'
  return type.startsWith('"') ? 'one of several' : 'object'
}

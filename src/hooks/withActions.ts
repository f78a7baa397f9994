/**
 * A result of React Query with what can be done about it. It is not copied:
 * that would read all of it, and draw again at every change of any part.
 */
export function withActions<result extends object, actions extends object>(
  result: result,
  actions: actions,
): result & actions {
  const both = { ...actions } as result & actions
  for (const name of Object.keys(result))
    Object.defineProperty(both, name, {
      enumerable: true,
      get: () => result[name as keyof result],
    })
  return both
}

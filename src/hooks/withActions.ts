/**
 * Adds actions to a result of React Query. A copy would read every field, and
 * so re-render on every change.
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

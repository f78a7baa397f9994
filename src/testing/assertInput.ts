/** @throws TypeError that names the call, its value and what it takes. */
export function assertInput(
  call: string,
  value: unknown,
  isValid: boolean,
  expected: string,
): void {
  if (isValid) return
  const given = typeof value === 'string' ? `'${value}'` : name(value)
  throw new TypeError(`\`${call}\` got ${given}. Pass ${expected}.`)
}

function name(value: unknown): string {
  return typeof value === 'object' && value ? 'an object' : String(value)
}

/** @throws TypeError unless the value is one of the known names. */
export function assertName(
  call: string,
  value: unknown,
  known: readonly string[],
): void {
  const names = known.map((name) => `'${name}'`).join(', ')
  assertInput(
    call,
    value,
    known.some((it) => it === value),
    `one of ${names}`,
  )
}

/** @throws TypeError unless the value is the description of a world. */
export function assertWorld(call: string, world: unknown): void {
  const { accounts, rpcUrl } = Object(world)
  assertInput(
    call,
    world,
    Array.isArray(accounts) && typeof rpcUrl === 'string',
    'the `world` that `startWorld` returns, or `/world.json` of its service',
  )
}

/** @throws TypeError unless the value is a whole number from `least` on. */
export function assertWhole(call: string, value: number, least: number): void {
  const isValid = Number.isSafeInteger(value) && value >= least
  assertInput(call, value, isValid, `a whole number from ${least} on`)
}

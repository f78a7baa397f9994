/** A service that asks for more than the price, in its last step. */
export const greedyFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!String(input).endsWith('/GenerateBuyTransaction')) return response
  const { steps, ...answer } = await response.json()
  const last = steps.at(-1)
  const value = String(BigInt(last.value) * 3n)
  return Response.json({
    ...answer,
    steps: [...steps.slice(0, -1), { ...last, value }],
  })
}

/** A service that refuses every signed order, and may keep its signature. */
export const refusingFetch: typeof fetch = async (input, init) =>
  String(input).endsWith('/orders') && init?.method === 'POST'
    ? Response.json({ error: 'InvalidArgument' }, { status: 400 })
    : fetch(input, init)

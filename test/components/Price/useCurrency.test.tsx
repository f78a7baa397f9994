import {
  cleanup,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react'
import {
  type Address,
  concat,
  custom,
  type Hex,
  numberToHex,
  pad,
  size,
  stringToHex,
} from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import {
  useCurrency,
  usePayCurrency,
} from '../../../src/components/Price/useCurrency.js'
import { BuyDialog, useBuyDialog } from '../../../src/index.js'
import { listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()

afterEach(cleanup)
const failed: Hex = '0x60006000fd'

/** The code of a token that answers `decimals()` and `symbol()` as given. */
function toCode(decimals: number | undefined, symbol: Hex | undefined): Hex {
  const first: Hex =
    decimals === undefined
      ? failed
      : concat([
          '0x60',
          numberToHex(decimals, { size: 1 }),
          '0x60005260206000f3',
        ])
  const second: Hex = symbol
    ? concat(['0x7f', pad(symbol, { dir: 'right' }), '0x60005260206000f3'])
    : failed
  // 31 bytes choose the function; each part starts with a JUMPDEST.
  const place = numberToHex(31 + 1 + size(first), { size: 1 })
  return concat([
    '0x60003560e01c8063313ce56714601f57806395d89b411460',
    place,
    '0x5760006000fd5b',
    first,
    '0x5b',
    second,
  ])
}

let count = 0
async function deploy(code: Hex): Promise<Address> {
  count += 1
  const address = pad(numberToHex(0xabc000 + count), { size: 20 })
  await fetch(world.info.rpcUrl, {
    body: JSON.stringify({
      id: 1,
      jsonrpc: '2.0',
      method: 'anvil_setCode',
      params: [address, code],
    }),
    headers: { 'Content-Type': 'application/json' },
    method: 'POST',
  })
  return address
}

test.each([
  // the contract's symbol, the shown one
  [stringToHex('MKR'), 'MKR'],
  [stringToHex('Éther'), 'Éther'],
  [stringToHex('\u202eKRM\u200b'), 'KRM'],
  [stringToHex('\u3164\u2800'), /^0x0{4}…/],
  [pad('0xff', { size: 32 }), /./],
  [undefined, /^0x0{4}…/],
] as const)(
  'behavior: the decimals of a contract count, whatever its symbol (%#)',
  async (symbol, shown) => {
    const address = await deploy(toCode(9, symbol))
    const { wrapper } = await surround(world)
    const { chainId } = world.info
    const { result } = renderHook(() => useCurrency(chainId, address), {
      wrapper,
    })
    await waitFor(() => expect(result.current?.decimals).toBe(9))
    expect(result.current?.symbol).toMatch(shown)
  },
)

test('behavior: without decimals of the contract, no amount to pay is shown or agreed to', async () => {
  const address = await deploy(toCode(undefined, stringToHex('GOLD')))
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(
    () => ({
      pay: usePayCurrency({
        chainId: order.chainId,
        priceCurrencyAddress: address,
      }),
      purchase: useBuyDialog({
        order: { ...order, priceCurrencyAddress: address, priceDecimals: 2 },
      }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.purchase.quote.data).toBeDefined())
  expect(result.current.pay.hasUnknownDecimals).toBe(true)
  await waitFor(() => expect(result.current.purchase.next).toBe('unavailable'))
  expect(result.current.purchase.currency).toMatchObject({
    hasNoDecimals: true,
    hasUnknownDecimals: true,
  })
  cleanup()
  const gold = { ...order, priceCurrencyAddress: address, priceDecimals: 2 }
  render(<BuyDialog defaultOpen order={gold} />, { wrapper })
  await screen.findByText(/^We can’t verify this price/)
  expect(screen.queryByText(/^(Buy for|Checking)/)).toBeNull()
})

test('behavior: while the node fails, the decimals are still being checked', async () => {
  let asked = 0
  const chain = { ...world.chain, contracts: {} }
  const node = custom({
    async request() {
      asked++
      throw Object.assign(new Error('Internal error'), { code: -32603 })
    },
  })
  const config = createConfig({
    chains: [chain],
    transports: { [chain.id]: node },
  })
  const { wrapper } = await surround(world, { config })
  const { result } = renderHook(
    () => usePayCurrency({ chainId: chain.id, priceCurrencyAddress: gold }),
    { wrapper },
  )
  // It asks again, because a contract may answer later.
  await waitFor(() => expect(asked).toBeGreaterThan(6))
  expect(result.current).toMatchObject({ hasUnknownDecimals: true })
  expect(result.current.hasNoDecimals).toBeUndefined()
})

const gold = pad('0xabc', { size: 20 })

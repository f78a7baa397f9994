import { QueryClient } from '@tanstack/react-query'
import { type Address, http, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { holdingsQueryOptions, MarketKitError } from '../../src/core.js'
import { setupWorld } from '../world.js'

const world = setupWorld()
const queryClient = new QueryClient()
const holdings = (type = 'ERC721') => ({
  account: world.info.accounts[0]?.address ?? zeroAddress,
  chainId: world.info.chainId,
  contractAddress:
    world.info.collections.find((it) => it.type === type)?.address ??
    zeroAddress,
  contractType: 'ERC721' as const,
  tokenIds: ['1', '999999'],
})
const read = (contractAddress: Address) =>
  queryClient.fetchQuery(
    holdingsQueryOptions(world.createTestConfig(), {
      ...holdings(),
      contractAddress,
    }),
  )

test('default: the quantity of a token that does not exist is zero', async () => {
  const { contractAddress } = holdings()
  expect(await read(contractAddress)).toEqual({ 1: '1', 999999: '0' })
})

test('behavior: quantities are zero if the address is not an ERC721 collection', async () => {
  const none = { 1: '0', 999999: '0' }
  expect(await read('0x00000000000000000000000000000000000000ff')).toEqual(none)
  expect(await read(holdings('ERC1155').contractAddress)).toEqual(none)
})

test.each([
  ['without', {}],
  ['with', { multicall3: { address: zeroAddress } }],
] as const)(
  'behavior: an unreachable node is an error, not a quantity of zero, %s multicall',
  async (_, contracts) => {
    const [chain] = world.createTestConfig().chains
    const config = createConfig({
      chains: [{ ...chain, contracts }],
      transports: { [chain.id]: http('http://127.0.0.1:9', { retryCount: 0 }) },
    })
    const reading = new QueryClient().fetchQuery(
      holdingsQueryOptions(config, holdings()),
    )
    await expect(reading).rejects.toBeInstanceOf(MarketKitError)
  },
)

import { describe, expect, test } from 'vitest'
import { ConfigurationError, MarketKitError } from '../../../src/errors.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { edit } from '../../../src/steps/flows/edit.js'
import { chainId } from '../harness/chain/places.js'
import type { FlowName } from '../harness/flows.js'
import { visit } from '../harness/visit.js'

const stranger = '0x0000000000000000000000000000000000001234'

/** Fields of an order that a service or host may get wrong. */
const lies: [string, Partial<Record<keyof Order, unknown>>][] = [
  ['another token', { tokenId: '2' }],
  ['an empty text as token', { tokenId: '' }],
  ['null as token', { tokenId: null }],
  ['a token with a space', { tokenId: ' 1' }],
  ['a token below zero', { tokenId: '-1' }],
  ['an object as token', { tokenId: {} }],
  ['a lower price', { priceAmount: '1' }],
  ['a price of zero', { priceAmount: '0' }],
  ['a currency that is no address', { priceCurrencyAddress: 'USDC' }],
  ['another currency', { priceCurrencyAddress: stranger }],
  ['a collection that is no address', { collectionContractAddress: 'x' }],
  ['another collection', { collectionContractAddress: stranger }],
  ['another maker', { createdBy: stranger }],
]

/** Starts a flow with a changed order; returns its error and its prompts. */
async function runWith(name: FlowName, change: object) {
  return visit(name, {}, async ({ flow, page, world }) => {
    if (!flow.order) throw new Error('Nothing is listed.')
    const order: Order = { ...world.service.show(flow.order.id), ...change }
    const { client, config, environment } = page
    const parameters = { chainId, client, environment, order }
    const listing = {
      contractType: 'ERC721',
      currencyAddress: order.priceCurrencyAddress,
      expiry: '4000000000',
      pricePerToken: '5',
    } as const
    const run = name.startsWith('edit')
      ? edit(config, { ...parameters, listing })
      : name.startsWith('cancel')
        ? cancel(config, parameters)
        : buy(config, parameters)
    const error = await run.then(
      () => undefined,
      (cause: unknown) => cause,
    )
    return { error, prompts: world.wallet.prompts }
  })
}

describe.each(['buy native', 'approve, buy', 'cancel on chain'] as const)(
  'behavior: the flow "%s" refuses an order that differs from the book',
  (name) => {
    test.each(lies)('%s', async (_, change) => {
      const { error, prompts } = await runWith(name, change)
      expect(error).toBeInstanceOf(MarketKitError)
      expect(prompts).toEqual([])
    })
  },
)

test.each(['buy native', 'approve, buy', 'edit, list first'] as const)(
  'behavior: the flow "%s" refuses a listing without a token',
  async (name) => {
    const { error, prompts } = await runWith(name, { tokenId: undefined })
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error).toMatchObject({
      message: expect.stringContaining('does not name a token'),
    })
    expect(prompts).toEqual([])
  },
)

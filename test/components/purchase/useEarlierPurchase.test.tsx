import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { disconnect } from 'wagmi/actions'
import type { Order } from '../../../src/core.js'
import { getTrackedFlowsKey } from '../../../src/hooks/flows/trackedFlows.js'
import { BuyDialog, FlowNotices, type TrackedFlow } from '../../../src/index.js'
import { listCollectibles } from '../../../src/rpc/operations.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import type { WalletAnswer } from '../../../src/testing/index.js'
import { buyAndLeave } from '../../hooks/buyAndLeave.js'
import { listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const me = () => world.info.accounts[0]?.address ?? zeroAddress

async function surroundings(answer: WalletAnswer) {
  const asked: string[] = []
  const answerTo = (data: string) => {
    asked.push(data)
    return answer
  }
  const config = world.createWalletConfig(answerTo, { accounts: [0] })
  const order = await listingOf(world, world.createClient())
  return { ...(await surround(world, { config })), asked, order }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))

describe('an unfinished purchase', () => {
  test('default: a reopened dialog shows an unresolved purchase at once', async () => {
    const { asked, order, wrapper } = await surroundings('fail')
    const dialog = (open: boolean) => <BuyDialog open={open} order={order} />
    const { rerender } = render(dialog(true), { wrapper })
    await press(/^Buy for/)
    await button('Check again')
    rerender(dialog(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    rerender(dialog(true))
    expect(screen.getByRole('dialog').dataset.stage).toBe('failed')
    expect(screen.getByRole('alert').textContent).toContain(
      'This may still go through',
    )
    expect(screen.queryByRole('button', { name: /^Buy for/ })).toBe(null)
    expect(
      screen.getByRole('button', { name: 'Send request again' }),
    ).toBeTruthy()
    await press('Check again')
    await screen.findByText(/we can’t tell how it ended/)
    expect(asked).toHaveLength(1)
  })

  test('behavior: with acknowledge, the wallet prompts again', async () => {
    const { asked, order, wrapper } = await surroundings('fail')
    const dialog = (open: boolean) => <BuyDialog open={open} order={order} />
    const { rerender } = render(dialog(true), { wrapper })
    await press(/^Buy for/)
    await button('Check again')
    rerender(dialog(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    rerender(dialog(true))
    await press('Send request again')
    await press('I’ve checked, send again')
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  test.each([
    ['running', 'failed', 'This is already running in another tab.'],
    ['resuming', 'working', 'Finishing up…'],
  ] as const)(
    'behavior: a %s flow of the listing disables buying',
    async (status, stage, text) => {
      const { client, order, queryClient, wrapper } =
        await surroundings('approve')
      const { chainId } = order
      const flow: TrackedFlow = {
        createdAt: 0,
        hashes: [],
        id: 'elsewhere',
        intent: toBuyIntent({ account: me(), chainId, items: [{ order }] }),
        status,
      }
      const key = getTrackedFlowsKey(client, me())
      queryClient.setQueryData(key, [flow])
      render(<BuyDialog defaultOpen order={order} />, { wrapper })
      const dialog = await screen.findByRole('dialog')
      expect(dialog.textContent).toContain(text)
      expect(dialog.dataset.stage).toBe(stage)
      expect(screen.queryByRole('button', { name: /^(Buy|Try)/ })).toBe(null)
      expect(screen.queryByRole('button', { name: 'Check again' })).toBe(null)

      queryClient.setQueryData(key, [])
      expect(await button(/^Buy for/)).toBeTruthy()
    },
  )

  test('behavior: a listing bought before a reload is shown as owned, not as gone', async () => {
    const { client, config, wrapper } = await surroundings('approve')
    const { chainId, collections } = world.info
    const items = collections.find(({ type }) => type === 'ERC1155')
    const { collectibles } = await client.request(
      listCollectibles,
      {
        contractAddress: items?.address ?? zeroAddress,
        side: 'listing',
        filter: {
          inCurrencyAddresses: [zeroAddress],
          ordersNotCreatedBy: [me()],
        },
      },
      { chainId },
    )
    const order = collectibles[0]?.listing
    if (!order) throw new Error('Nothing is listed.')
    await buyAndLeave(config, {
      chainId,
      client,
      order,
      quantity: order.quantityAvailable,
    })
    await world.sync()
    render(
      <>
        <FlowNotices />
        <BuyDialog defaultOpen order={order} />
      </>,
      { wrapper },
    )
    await screen.findByText('You own this now.')
    expect(screen.queryByText(/This listing is gone/)).toBe(null)
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  })

  test('behavior: unresolved flows of other listings are ignored', async () => {
    const { client, order, queryClient, wrapper } =
      await surroundings('approve')
    const others: Partial<Order>[] = [
      { orderId: '0x01' },
      // Ids are unique within one book: another book may use the same id.
      { marketplace: 'opensea' },
      { collectionContractAddress: me() },
    ]
    const { chainId } = order
    const account = me()
    queryClient.setQueryData<TrackedFlow[]>(
      getTrackedFlowsKey(client, account),
      others.map((change, index) => {
        const items = [{ order: { ...order, ...change } }] as const
        return {
          ...{ createdAt: 0, hashes: [], id: `other ${index}` },
          intent: toBuyIntent({ account, chainId, items }),
          status: 'unresolved',
        }
      }),
    )
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    expect(await button(/^Buy for/)).toBeTruthy()
  })
})

test('behavior: an error is not shown after the account disconnects', async () => {
  const { config, order, wrapper } = await surroundings('reject')
  render(<BuyDialog defaultOpen order={order} />, { wrapper })
  await press(/^Buy for/)
  await screen.findByText('You rejected this in your wallet.')
  await disconnect(config)
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
  expect(screen.getByRole('dialog').dataset.stage).toBe('review')
})

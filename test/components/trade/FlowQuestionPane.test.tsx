import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Address, erc721Abi, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { BuyDialog } from '../../../src/index.js'
import type { MarketplaceClientConfig } from '../../../src/rpc/clientConfig.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const me = () => world.info.accounts[0]?.address ?? zeroAddress
const ownerOf = (order: Order): Promise<Address> =>
  world.publicClient.readContract({
    address: getEmblems(world),
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [BigInt(order.tokenId ?? '0')],
  })

/** Opens the dialog for a listing, over a client that is set up like this. */
async function open(clientConfig: Partial<MarketplaceClientConfig> = {}) {
  const client = world.createClient(clientConfig)
  const order = await listingOf(world, world.createClient())
  const { config, wrapper } = await surround(world, { client })
  const asked = listen(config)
  const view = render(<BuyDialog defaultOpen order={order} />, { wrapper })
  return { ...view, asked, order }
}

/** Records the transactions that the wallet is asked to send. */
function listen(config: Config): string[] {
  const asked: string[] = []
  const [connector] = config.connectors
  const getProvider = connector?.getProvider
  if (!connector || !getProvider) return asked
  connector.getProvider = async (...parameters) => {
    const provider = (await getProvider.apply(connector, parameters)) as {
      request(request: { method: string }): Promise<unknown>
    }
    const request = provider.request.bind(provider)
    return {
      ...provider,
      request: (call: { method: string }) => {
        if (call.method === 'eth_sendTransaction') asked.push(call.method)
        return request(call)
      },
    }
  }
  return asked
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))

describe('an unknown contract', () => {
  /** The client does not know the contract of the marketplace. */
  const stranger = { contracts: {} }

  test('default: the dialog asks the user, and “Stop” has the focus', async () => {
    const { asked } = await open(stranger)
    await press(/^Buy for/)
    const stop = await button('Stop')
    expect(document.activeElement).toBe(stop)
    const dialog = screen.getByRole('dialog')
    expect(dialog.dataset.stage).toBe('question')
    expect(dialog.textContent).toContain('This goes to an unknown contract.')
    expect(dialog.textContent).not.toMatch(/0x[0-9a-f]{20}/i)
    expect(asked).toEqual([])
  })

  test('behavior: “Stop” ends the purchase without a wallet prompt', async () => {
    const { asked, order } = await open(stranger)
    await press(/^Buy for/)
    await press('Stop')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('You stopped this request.')
    expect(notice.dataset.tone).toBe('neutral')
    expect(asked).toEqual([])
    expect(await ownerOf(order)).not.toBe(me())
    expect(await button('Try again')).toBeTruthy()
  })

  test('behavior: “Continue anyway” buys the item', async () => {
    const { asked, order } = await open(stranger)
    await press(/^Buy for/)
    await press('Continue anyway')
    expect(await screen.findByText(/is yours$/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Done')
    expect(asked).toHaveLength(1)
    expect(await ownerOf(order)).toBe(me())
  })

  test('behavior: closing the dialog ends the purchase without a wallet prompt', async () => {
    const { asked } = await open(stranger)
    await press(/^Buy for/)
    await button('Stop')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    // The account is free again for the next purchase.
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toEqual([])
  })
})

test('behavior: a wrong amount is refused, and the agreed amount is shown', async () => {
  const { asked } = await open({
    async fetch(input, init) {
      const response = await fetch(input, init)
      if (!String(input).endsWith('/GenerateBuyTransaction')) return response
      const { steps } = await response.json()
      const [step] = steps
      const value = String(BigInt(step.value) * 2n)
      return Response.json({ steps: [{ ...step, value }] })
    },
  })
  await screen.findByText('This isn’t what you agreed to')
  const { textContent } = screen.getByRole('dialog')
  expect(textContent).toMatch(/amount would be sent\.Agreed[\d.]+ ETHRequested/)
  expect(textContent).not.toMatch(/plus network fee|goes to|Simulated/)
  await press(/^Buy for/)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(
    /something different from what you agreed to/,
  )
  expect(notice.textContent).toContain('You weren’t charged.')
  expect(notice.textContent).toContain('A different amount would be sent.')
  expect(notice.textContent).toMatch(/Agreed[\d.]+ ETHRequested[\d.]+ ETH/)
  expect(notice.textContent).not.toMatch(/0x[0-9a-f]{20}/i)
  expect(asked).toEqual([])
  expect(screen.queryByRole('button', { name: 'Continue anyway' })).toBe(null)
})

describe('a transaction that may have been sent', () => {
  /** A wallet that fails without saying whether it sent. */
  async function openSilent() {
    const order = await listingOf(world, world.createClient())
    const { config, wrapper } = await surround(world, {
      config: silentConfig(),
    })
    const asked = listen(config)
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    await press(/^Buy for/)
    return asked
  }

  function silentConfig(): Config {
    return world.createWalletConfig(() => 'fail')
  }

  test('default: “Check again” looks for the transaction without a wallet prompt', async () => {
    const asked = await openSilent()
    await press('Check again')
    const notice = await screen.findByText(/we can’t tell how it ended/)
    expect(notice.closest('[role=alert]')?.getAttribute('data-tone')).toBe(
      'warning',
    )
    expect(await button('Send request again')).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  test('behavior: “Send request again” needs consent; “Don’t send again” has the focus', async () => {
    await openSilent()
    await press('Send request again')
    const keep = await button('Don’t send again')
    expect(document.activeElement).toBe(keep)
    expect(screen.getByRole('dialog').textContent).toContain(
      'You’d then pay twice, or at least pay the network fee twice',
    )
    await userEvent.click(keep)
    expect(await button('Check again')).toBeTruthy()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(
      true,
    )
  })

  test('behavior: with acknowledge, the wallet prompts again', async () => {
    const asked = await openSilent()
    await press('Send request again')
    await press('I’ve checked, send again')
    await waitFor(() => expect(asked).toHaveLength(2))
    await screen.findByText('Your wallet couldn’t complete this.')
    const words = await screen.findByText('Your wallet says:')
    expect(words.parentElement?.querySelector('bdi')?.textContent).toBeTruthy()
  })
})

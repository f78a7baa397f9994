import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { FloorPrice, useBuy, useFloorOrder } from '../../../src/index.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
afterEach(cleanup)

function BuyFloor(props: FloorPrice.Props) {
  const { chainId, contractAddress } = props
  const { data } = useFloorOrder({ chainId, contractAddress })
  const { isSuccess, mutate } = useBuy()
  const order = data?.listing ?? data?.order
  if (isSuccess) return <p>Bought</p>
  return (
    <button
      disabled={!order}
      onClick={() => order && mutate({ chainId, order })}
      type="button"
    >
      Buy
    </button>
  )
}

test('behavior: after a purchase of the floor item, the floor loads the next price', async () => {
  const place = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
  }
  const { wrapper } = await surround(world)
  render(
    <>
      <FloorPrice data-testid="floor" {...place} />
      <BuyFloor {...place} />
    </>,
    { wrapper },
  )
  const floor = () => screen.getByTestId('floor')
  await waitFor(() => expect(floor().dataset.status).toBe('ready'))
  const before = floor().textContent
  const seen = new Set<string | undefined>()
  const observer = new MutationObserver(() => seen.add(floor().dataset.status))
  observer.observe(document.body, { attributes: true, subtree: true })
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  await screen.findByText('Bought')
  await waitFor(() => {
    expect(floor().dataset.status).toBe('ready')
    expect(floor().textContent).not.toBe(before)
  })
  observer.disconnect()
  expect([...seen]).toContain('loading')
  expect([...seen]).not.toContain('empty')
})

test('behavior: a floor in another currency shows its approximate price in ether', async () => {
  const { currencies } = world.info
  const [usdc] = currencies.filter(({ symbol }) => symbol === 'USDC')
  if (!usdc) throw new Error('The world has no USDC.')
  const { wrapper } = await surround(world)
  render(
    <FloorPrice
      chainId={world.info.chainId}
      contractAddress={getEmblems(world)}
      data-testid="floor"
      filter={{ inCurrencyAddresses: [usdc.address] }}
    />,
    { wrapper },
  )
  const floor = screen.getByTestId('floor')
  await waitFor(() => expect(floor.dataset.status).toBe('ready'))
  expect(floor.textContent).toMatch(/≈ 0\.\d+ ETH \$\d/)
  // The symbol comes from the contract.
  await waitFor(() =>
    expect(floor.querySelector('[title]')?.getAttribute('title')).toMatch(
      /^\d[\d.,]* USDC$/,
    ),
  )
})

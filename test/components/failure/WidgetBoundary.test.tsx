import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorNotice } from '../../../src/components/failure/Notice.js'
import { ConfigurationError } from '../../../src/errors.js'
import { BrowseToolbar, BuyDialog, useBrowse } from '../../../src/index.js'
import { order } from '../fixtures.js'
import { renderWithKit } from '../renderWithKit.js'

let isBroken = true
const Fragile = () => {
  if (isBroken) throw new Error('This one is broken.')
  return <b>Whole</b>
}

function Toolbar() {
  const browse = useBrowse({
    chainId: 31337,
    contractAddress: order.collectionContractAddress,
    url: 'memory',
  })
  return <BrowseToolbar browse={browse} end={<Fragile />} />
}

beforeEach(() => {
  // React logs the errors that it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('behavior: a part that throws shows an alert inside its widget, and can be retried', async () => {
  renderWithKit(<Toolbar />)
  const root = document.querySelector('.mk-browse-toolbar')
  expect(root?.contains(screen.getByRole('alert'))).toBe(true)
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Whole').isConnected).toBe(true)
})

test('behavior: a dialog whose content throws can still be closed', async () => {
  renderWithKit(<BuyDialog defaultOpen order={order} />, {
    labels: {
      buyFor: () => {
        throw new Error('A text of the app is broken.')
      },
    },
  })
  const alert = await screen.findByRole('alert')
  expect(screen.getByRole('dialog').contains(alert)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('behavior: the details of a failure can be copied', async () => {
  const user = userEvent.setup()
  const error = new ConfigurationError('Something is amiss.')
  renderWithKit(
    <ErrorNotice
      error={error}
      money={{ chainId: 31337, currencyAddress: order.priceCurrencyAddress }}
      progress={undefined}
    />,
  )
  await user.click(screen.getByText('Copy details'))
  expect(await navigator.clipboard.readText()).toBe(error.message)
  await screen.findByText('Copied')
})

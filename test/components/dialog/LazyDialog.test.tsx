import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from '../../../src/components/base/lazyPart.js'
import { LazyLayer } from '../../../src/components/dialog/LazyDialog.js'
import { renderWithKit } from '../renderWithKit.js'

// Chunks and effects take longer on a busy machine.
afterEach(cleanup)

type DialogProps = { onClose: () => void; open: boolean }

/** Keeps its count while it is closed, as a dialog keeps its flow. */
function Dialog({ onClose, open }: DialogProps) {
  const [count, setCount] = useState(0)
  return (
    <div data-testid="dialog" hidden={!open}>
      <button onClick={() => setCount(count + 1)} type="button">
        Count {count}
      </button>
      <button onClick={onClose} type="button">
        Leave
      </button>
    </div>
  )
}

/** A part that fails to load `failures` times, then loads when `arrive` is called. */
function partThat(failures: number) {
  let tries = 0
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const part = lazyPart(async () => {
    tries += 1
    if (tries <= failures) throw new TypeError('Failed to fetch')
    await arrival
    return Dialog
  })
  return { arrive: () => arrive(), part, tries: () => tries }
}

function Page({ part }: { part: ReturnType<typeof partThat>['part'] }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <p>The page</p>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <LazyLayer onClose={close} open={isOpen} part={part}>
        {(Dialog) => <Dialog onClose={close} open={isOpen} />}
      </LazyLayer>
    </>
  )
}

function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('default: a dialog loads when it opens, and keeps its state while closed', async () => {
  const { arrive, part, tries } = partThat(0)
  renderWithKit(<Page part={part} />)
  expect(tries()).toBe(0)
  press('Open')
  // A long wait is shown, and takes nothing off the page.
  const wait = await screen.findByRole('dialog', { name: 'Loading…' })
  await waitFor(() => expect(document.activeElement).toBe(wait))
  expect(screen.getByText('The page')).toBeDefined()
  arrive()
  await screen.findByTestId('dialog')
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(document.activeElement?.textContent).toBe('Open')
  press('Count 0')
  press('Leave')
  expect(screen.getByTestId('dialog').hidden).toBe(true)
  press('Open')
  expect(screen.getByText('Count 1')).toBeDefined()
  expect(tries()).toBe(1)
})

test('behavior: a dialog that fails to load shows an alert, and can be retried', async () => {
  const { arrive, part, tries } = partThat(2)
  renderWithKit(<Page part={part} />)
  press('Open')
  const failure = await screen.findByRole('dialog', {
    name: 'Something went wrong here.',
  })
  await waitFor(() =>
    expect(failure.contains(document.activeElement)).toBe(true),
  )
  expect(screen.getByText('The page')).toBeDefined()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(document.activeElement?.textContent).toBe('Open')
  press('Open')
  await screen.findByRole('alert')
  press('Try again')
  arrive()
  await screen.findByTestId('dialog')
  expect(tries()).toBe(3)
})

test('behavior: a dialog that loads after the user closed it stays hidden', async () => {
  const { arrive, part } = partThat(0)
  renderWithKit(<Page part={part} />)
  press('Open')
  await screen.findByRole('dialog', { name: 'Loading…' })
  press('Close')
  arrive()
  expect((await screen.findByTestId('dialog')).hidden).toBe(true)
})

import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Hex } from 'viem'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { StepError } from '../../../src/core.js'
import {
  FlowNotices,
  StepsProgress,
  type TrackedFlow,
} from '../../../src/index.js'
import {
  buying,
  cancelling,
  listing,
  maker,
  order,
  ownSteps,
} from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)
afterEach(cleanup)

const flow: Omit<TrackedFlow, 'status'> = {
  id: 'one',
  createdAt: 0,
  hashes: [],
  intent: buying(),
}
const crown = buying([order])
const createBasket = (
  ...orders: (readonly [orderId: string, count: string])[]
) => {
  const intent = buying(
    orders.map(([orderId], index) => ({ orderId, tokenId: `${index + 7}` })),
  )
  return {
    ...intent,
    orders: intent.orders.map((order, index) => ({
      ...order,
      quantity: orders[index]?.[1] ?? '1',
    })),
  }
}
const basket = createBasket(['a', '1'], ['b', '2'])
const bigBasket = createBasket(['7', '1'], ['8', '1'], ['9', '1'], ['10', '1'])
const getText = (flow: TrackedFlow, name = 'listitem') => {
  renderWithKit(<FlowNotices flows={[flow]} />)
  // Without the marks that keep names apart from the text's direction.
  return screen.getByRole(name).textContent.replace(/[\u2068\u2069]/g, '')
}

describe('FlowNotices', () => {
  test('behavior: an unresolved notice can be minimized and opened again', async () => {
    const flows = [{ ...flow, status: 'unresolved' } as const]
    renderWithKit(<FlowNotices flows={flows} />)
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Minimize' }))
    expect(screen.queryByText(/Check again/)).toBe(null)
    await userEvent.click(
      screen.getByRole('button', { name: /^Your activity/ }),
    )
    expect(screen.getByText(/Check again/)).toBeTruthy()
  })

  test('default: without flows, there are no notices', () => {
    renderWithKit(<FlowNotices />)
    expect(screen.queryByRole('listitem')).toBe(null)
  })

  test.each<[TrackedFlow, string]>([
    [{ ...flow, status: 'resuming' }, 'Finishing your purchase…'],
    [{ ...flow, status: 'done' }, 'Your purchase went through'],
    [
      {
        ...flow,
        intent: { ...cancelling, order: undefined },
        status: 'done',
      },
      'Your cancellation went through',
    ],
    [
      { ...flow, intent: ownSteps, status: 'running' },
      'Your transaction is in progress',
    ],
    [
      { ...flow, intent: listing, status: 'interrupted' },
      'Your listing wasn’t finished',
    ],
    [
      { ...flow, status: 'unresolved' },
      'We don’t know if your purchase went through',
    ],
    [{ ...flow, status: 'running' }, 'In progress in another tab.'],
    [
      { ...flow, status: 'running', isHere: true },
      'Keep browsing, we’ll finish this.',
    ],
    [
      { ...flow, status: 'running', isHere: true, isPrompting: true },
      'Your wallet may be waiting for your answer.',
    ],
    [
      { ...flow, status: 'running', isHere: true, hashes: ['0x01'] },
      'Waiting for the network.',
    ],
    [
      { ...flow, intent: crown, status: 'done' },
      '#7 is yoursYou started this in another tab or before reloading.',
    ],
    [
      { ...flow, intent: crown, status: 'done', isHere: true },
      '#7 is yoursNow in your wallet.',
    ],
    [
      { ...flow, intent: listing, status: 'done', isHere: true },
      '#7 is listedBuyers can see it now.',
    ],
    [
      { ...flow, intent: basket, status: 'done', isHere: true },
      'Your purchase went through',
    ],
    [
      { ...flow, intent: basket, status: 'done', isHere: true, missed: [] },
      '3 items are yoursNow in your wallet.',
    ],
    [
      { ...flow, intent: basket, status: 'done', missed: ['b'] },
      '1 of 3 items bought',
    ],
    [
      {
        ...{ ...flow, status: 'done', missed: [] },
        intent: basket,
        bought: [
          { orderId: 'a', quantity: '1' },
          { orderId: 'b', quantity: '1' },
        ],
      },
      '2 of 3 items bought',
    ],
    [
      {
        ...{ ...flow, status: 'done' },
        intent: {
          ...crown,
          orders: crown.orders.map((it) => ({ ...it, quantity: '5' })),
        },
        bought: [{ orderId: 'a', quantity: '3' }],
      },
      '3 of 5 items bought',
    ],
    [
      { ...flow, intent: listing, status: 'refused' },
      'Your listing is signed, but the marketplace rejected itSomeone can still use your signed order until it expires. Publish it again or cancel it.Publish againCancel order',
    ],
    [
      { ...flow, intent: basket, status: 'unresolved' },
      '#7 and #8We don’t know if your purchase went through',
    ],
    [
      { ...flow, intent: bigBasket, status: 'unresolved' },
      '#7, #8, and 2 moreWe don’t know if',
    ],
  ])('prop: flows %#', (flow, text) => {
    expect(getText(flow)).toContain(text)
  })

  test.each<[TrackedFlow['hashes'], Hex | undefined, RegExp]>([
    [[], undefined, /there first\. You weren’t charged\.$/],
    [['0x0a'], '0x0a', /there first\. You only paid the network fee\./],
    // An earlier transaction paid a network fee, so no sentence about money is shown.
    [['0x0a'], undefined, /there first\.$/],
  ])(
    'behavior: a failure says whether money was spent: hashes %s, failed hash %s',
    (hashes, hash, text) => {
      const error = {
        ...(hash && { hash }),
        reason: 'reverted',
        recovery: 'retry',
        fundsMoved: 'no',
        message: '',
      } as const
      expect(getText({ ...flow, error, hashes, status: 'failed' })).toMatch(
        text,
      )
    },
  )

  test.each([undefined, '0x0b' as const])(
    'behavior: an unresolved notice links only the unresolved transaction: %s',
    (hash) => {
      const error = {
        reason: 'unresolved',
        recovery: 'check',
        fundsMoved: 'maybe',
        message: '',
        hash,
      } as const
      const approval = '0x0a'
      renderWithKit(
        <FlowNotices
          flows={[{ ...flow, hashes: [approval], status: 'unresolved', error }]}
        />,
      )
      const links = screen.queryAllByTitle(/^0x/)
      expect(links.map(({ title }) => title)).toEqual(hash ? [hash] : [])
    },
  )

  test('behavior: a notice can be dismissed', async () => {
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'done' }]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('listitem')).toBe(null)
  })

  test('behavior: a success notice closes after a minute without the pointer over it', () => {
    vi.useFakeTimers()
    const failed = { ...flow, id: 'two', status: 'failed' } as const
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'done' }, failed]} />)
    const [notice] = screen.getAllByRole('listitem')
    const pass = (seconds: number) =>
      act(() => vi.advanceTimersByTime(seconds * 1000))
    if (notice) fireEvent.pointerEnter(notice)
    pass(90)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    if (notice) fireEvent.pointerLeave(notice)
    pass(59)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    pass(2)
    expect(screen.getByRole('listitem').textContent).toContain('failed')
    vi.useRealTimers()
  })

  test('behavior: a success notice stays open while it has the focus', async () => {
    vi.useFakeTimers()
    renderWithKit(
      <FlowNotices
        flows={[
          { ...flow, status: 'failed' },
          { ...flow, id: 'two', intent: listing, status: 'done' },
        ]}
      />,
    )
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' })
    act(() => dismiss?.focus())
    await act(async () => dismiss?.click())
    const notice = screen.getByRole('listitem')
    expect(document.activeElement).toBe(notice)
    act(() => vi.advanceTimersByTime(90_000))
    expect(notice.isConnected).toBe(true)
    act(() => notice.blur())
    act(() => vi.advanceTimersByTime(61_000))
    expect(notice.isConnected).toBe(false)
    vi.useRealTimers()
  })

  test('behavior: a newer flow of an item replaces its success notice', () => {
    const next = { ...flow, intent: listing }
    renderWithKit(
      <FlowNotices
        flows={[
          { ...flow, intent: crown, status: 'done' },
          { ...next, id: 'two', createdAt: 1, status: 'done' },
        ]}
      />,
    )
    expect(screen.getByRole('listitem').textContent).toContain('#7 is listed')
  })

  test.each([
    [['cancel', 'list'], 'unlisted', '#7 isn’t for sale', 'Finish listing'],
    [['list', 'cancel'], 'both', '#7 is listed twice', 'Cancel old listing'],
  ] as const)(
    'behavior: an interrupted edit (%s) can be finished',
    async (sequence, left, title, name) => {
      const [first, second] = sequence
      const edit: TrackedFlow = {
        ...flow,
        intent: {
          account: maker,
          chainId: order.chainId,
          collection: order.collectionContractAddress,
          kind: 'edit',
          cancel: cancelling,
          list: listing,
          sequence,
        },
        parts: [
          { kind: first, status: 'done' },
          { kind: second, status: 'waiting' },
        ],
        status: 'interrupted',
      }
      expect(getText(edit)).toContain(title)
      const notice = screen.getByRole('listitem')
      expect(notice.querySelector(`[data-left=${left}]`)).toBeTruthy()
      expect(screen.getByRole('button', { name })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
    },
  )

  test.each([
    ['ERC721', '1', true],
    ['ERC1155', '2500000000000000000', false],
    ['ERC1155', '3', false],
  ] as const)(
    'behavior: no price is shown until it is known what one token is: %s × %s',
    (contractType, quantity, isShown) => {
      const list = { ...listing, contractType, quantity }
      const { account, chainId, collection } = list
      const edit: TrackedFlow = {
        ...flow,
        intent: {
          ...{ account, chainId, collection, kind: 'edit', list },
          cancel: cancelling,
          sequence: ['cancel', 'list'],
        },
        parts: [
          { kind: 'cancel', status: 'done' },
          { kind: 'list', status: 'waiting' },
        ],
        status: 'interrupted',
      }
      expect(getText(edit).includes('0.5 ETH')).toBe(isShown)
      cleanup()
      const signed: TrackedFlow = {
        ...flow,
        intent: list,
        order: {
          book: maker,
          collection,
          currency: list.currency,
          endTime: list.expiry,
          maker,
          orderId: '0x01',
          quantity,
          tokenId: list.tokenId,
          unitPrice: list.pricePerToken,
        },
        status: 'refused',
      }
      expect(getText(signed).includes('0.5 ETH')).toBe(isShown)
    },
  )

  test('behavior: a flow that a dialog shows has no notice', () => {
    const shown = { ...flow, status: 'done', isShown: true } as const
    renderWithKit(<FlowNotices flows={[shown]} />)
    expect(screen.queryByRole('listitem')).toBe(null)
  })

  test('behavior: an unresolved flow can be checked again, not dismissed', () => {
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'unresolved' }]} />)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBe(null)
  })

  test('behavior: a failure after an earlier transaction does not say “Nothing changed.”', () => {
    const failed = { ...flow, status: 'failed' } as const
    expect(getText(failed)).toContain('Nothing changed.')
    cleanup()
    const text = getText({ ...failed, hashes: ['0x01'] })
    expect(text).not.toContain('Nothing changed.')
    expect(text).toContain('The remaining steps weren’t sent.')
  })

  test('behavior: “Check again” shows a spinner, even if the check is instant', async () => {
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'unresolved' }]} />)
    const check = screen.getByRole('button', { name: 'Check again' })
    await userEvent.click(check)
    expect(check).toHaveProperty('disabled', true)
    expect(document.querySelector('.mk-spinner')).toBeTruthy()
    await waitFor(() => expect(check).toHaveProperty('disabled', false))
    expect(document.querySelector('.mk-spinner')).toBe(null)
  })

  test('behavior: “Dismiss” moves the focus to the next notice, then back to the page', async () => {
    renderWithKit(
      <>
        <button type="button">Sort</button>
        <FlowNotices
          flows={[
            { ...flow, status: 'failed' },
            { ...flow, id: 'two', status: 'failed' },
          ]}
        />
      </>,
    )
    screen.getByRole('button', { name: 'Sort' }).focus()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('listitem')).toBe(null)
    expect(document.activeElement?.textContent).toBe('Sort')
  })

  test('behavior: “I didn’t send it” needs confirmation; “Keep tracking” has the focus', async () => {
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'unresolved' }]} />)
    const press = (name: string) =>
      userEvent.click(screen.getByRole('button', { name }))
    await press('I didn’t send it')
    expect(screen.getByRole('group', { name: 'Stop tracking?' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Keep tracking')
    await press('Keep tracking')
    expect(document.activeElement?.textContent).toBe('I didn’t send it')
    expect(screen.getByRole('listitem').textContent).toContain(
      'We don’t know if your purchase went through',
    )
    await press('I didn’t send it')
    await press('Stop tracking')
    await waitFor(() => expect(screen.queryByRole('listitem')).toBe(null))
  })
})

describe('StepsProgress', () => {
  test('behavior: bundled steps show their status text once', () => {
    const step = { bundled: true, kind: 'transaction', hash: '0x01' } as const
    renderWithKit(
      <StepsProgress
        chainId={31337}
        steps={[
          { ...step, index: 0, id: 'tokenApproval', status: 'confirming' },
          { ...step, index: 1, id: 'buy', status: 'confirming' },
        ]}
      />,
    )
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Waiting for the network.')
    expect(second?.textContent).toBe('Buy')
  })

  test.each([
    ['no', false],
    ['maybe', true],
  ] as const)(
    'behavior: a failed step has a warning icon if money may have moved: %s',
    (fundsMoved, isUnsure) => {
      const error = new StepError({ reason: 'wallet', index: 0, fundsMoved })
      renderWithKit(
        <StepsProgress
          chainId={31337}
          steps={[
            {
              error,
              id: 'buy',
              index: 0,
              kind: 'transaction',
              status: 'failed',
            },
          ]}
        />,
      )
      const mark = screen
        .getByRole('listitem')
        .querySelector('[data-tone=warning]')
      expect(Boolean(mark)).toBe(isUnsure)
    },
  )
})

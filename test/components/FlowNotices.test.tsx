import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { ResumedFlow } from '../../src/core.js'
import { FlowNotices, type FlowStory, StepsProgress } from '../../src/index.js'
import { maker } from './fixtures.js'
import { renderWithKit } from './renderWithKit.js'

afterEach(cleanup)

const flow: Omit<ResumedFlow, 'status'> = {
  id: 'one',
  kind: 'buy',
  account: maker,
  chainId: 31337,
  created: 0,
  hashes: [],
  intent: {},
}
const textOf = (flow: FlowStory, name = 'listitem') => {
  renderWithKit(<FlowNotices flows={[flow]} />)
  return screen.getByRole(name).textContent
}

describe('FlowNotices', () => {
  test('default: there is nothing to tell', () => {
    renderWithKit(<FlowNotices />)
    expect(screen.queryByRole('listitem')).toBe(null)
  })

  test.each<[FlowStory, string]>([
    [
      { id: 'one', kind: 'buy', chainId: 31337, status: 'settling' },
      'Finishing your purchase…',
    ],
    [{ ...flow, status: 'done' }, 'Your purchase went through'],
    [
      { ...flow, kind: 'cancel', status: 'done' },
      'Your cancellation went through',
    ],
    [
      { ...flow, kind: 'steps', status: 'running' },
      'Your transaction is under way',
    ],
    [
      { ...flow, kind: 'list', status: 'interrupted' },
      'Your listing was not finished',
    ],
    [
      { ...flow, status: 'unresolved' },
      'We cannot tell what became of your purchase',
    ],
  ])('prop: flows %#', (flow, text) => {
    expect(textOf(flow)).toContain(text)
  })

  test('behavior: a failure tells what became of the money', () => {
    const error = {
      reason: 'reverted',
      recovery: 'retry',
      fundsMoved: 'no',
      message: '',
    } as const
    expect(textOf({ ...flow, status: 'failed', error })).toContain(
      'The network refused it: someone may have been faster. Nothing was paid.',
    )
  })

  test('behavior: a notice can be put away', async () => {
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'done' }]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('listitem')).toBe(null)
  })

  test('behavior: what is not known can be looked at again', () => {
    renderWithKit(<FlowNotices flows={[{ ...flow, status: 'unresolved' }]} />)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
  })
})

describe('StepsProgress', () => {
  test('behavior: steps in one prompt are told of once', () => {
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
})

import { describe, expect, test } from 'vitest'
import { describeWait } from '../../../src/components/trade/FlowSteps.js'
import type { Progress } from '../../../src/core.js'
import { defaultLabels } from '../../../src/labels/defaultLabels.js'

const at = (
  status: Progress['steps'][number]['status'],
  part: Partial<Progress> = {},
) =>
  ({
    status: 'running',
    phase: 'executing',
    current: 0,
    steps: [{ index: 0, kind: 'transaction', id: 'buy', status }],
    ...part,
  }) as Progress
const early = (part: Partial<Progress>) => at('waiting', { steps: [], ...part })

const offline = 'You’re offline. We’ll continue when you’re back online.'

describe('describeWait', () => {
  test.each<[string, Progress | undefined, string | undefined]>([
    ['no progress', undefined, 'This is taking longer than usual.'],
    [
      'quoting',
      early({ phase: 'quoting' }),
      'The marketplace is taking longer than usual to answer.',
    ],
    [
      'resumed',
      early({ phase: 'quoting', resumed: true }),
      'Checking the result is taking longer than usual.',
    ],
    ['waiting', at('waiting'), 'This is taking longer than usual.'],
    [
      'switching',
      at('switching'),
      'Open your wallet. It may be hiding the request to switch.',
    ],
    [
      'prompting',
      at('prompting'),
      'Open your wallet. It may be hiding the request.',
    ],
    [
      'confirming',
      at('confirming'),
      'The network is taking longer than usual. You can close this, we’ll finish it.',
    ],
    ['queued', at('queued'), undefined],
    ['posting', at('posting'), 'Publishing is taking longer than usual.'],
    ['between two steps', at('done'), 'This is taking longer than usual.'],
    [
      'indexing',
      at('done', { phase: 'indexing' }),
      'This went through. The marketplace is taking longer than usual to show it.',
    ],
    ['failed', at('failed', { status: 'error' }), undefined],
    ['success', at('done', { status: 'success' }), undefined],
  ])('default: %s', (_, progress, text) => {
    const describe = (seconds: number, online: boolean) =>
      describeWait(progress, { online, seconds }, defaultLabels)
    expect(describe(19, true)).toBe(undefined)
    expect(describe(20, true)).toBe(text)
    const isOver = progress && progress.status !== 'running'
    expect(describe(0, false)).toBe(isOver ? undefined : offline)
  })
})

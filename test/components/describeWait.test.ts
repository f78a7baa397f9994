import { describe, expect, test } from 'vitest'
import { describeWait } from '../../src/components/parts/describeWait.js'
import { defaultLabels, type Progress } from '../../src/index.js'

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

const offline = 'You are offline. It goes on once you are connected again.'

describe('describeWait', () => {
  test.each<[string, Progress | undefined, string | undefined]>([
    ['no progress', undefined, 'This takes longer than usual.'],
    [
      'quoting',
      early({ phase: 'quoting' }),
      'The marketplace takes longer than usual to answer.',
    ],
    [
      'resumed',
      early({ phase: 'quoting', resumed: true }),
      'It takes longer than usual to find out what became of it.',
    ],
    ['waiting', at('waiting'), 'This takes longer than usual.'],
    [
      'switching',
      at('switching'),
      'Open your wallet: it may hide the request to switch.',
    ],
    [
      'prompting',
      at('prompting'),
      'Open your wallet: it may hide the request.',
    ],
    [
      'confirming',
      at('confirming'),
      'The network takes longer than usual. You can close this: it goes on.',
    ],
    ['queued', at('queued'), undefined],
    ['posting', at('posting'), 'Publishing takes longer than usual.'],
    ['between two steps', at('done'), 'This takes longer than usual.'],
    [
      'settling',
      at('done', { phase: 'settling' }),
      'It went through. The marketplace takes longer than usual to show it.',
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

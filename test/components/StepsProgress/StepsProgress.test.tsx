import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ErrorNotice } from '../../../src/components/failure/Notice.js'
import { StepError } from '../../../src/core.js'
import { StepsProgress } from '../../../src/index.js'
import * as languages from '../../../src/locales.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(cleanup)

test('behavior: each change of a step is announced once, with the number of the step', () => {
  const step = (status: 'prompting' | 'confirming') =>
    [
      { index: 0, kind: 'transaction', id: 'tokenApproval', status: 'done' },
      { index: 1, kind: 'transaction', id: 'buy', status },
    ] as const
  const { rerender } = renderWithKit(
    <StepsProgress chainId={31337} steps={step('prompting')} />,
  )
  const said: (string | null)[] = []
  const region = screen.getByRole('status')
  const note = () => {
    if (said.at(-1) !== region.textContent) said.push(region.textContent)
  }
  note()
  rerender(<StepsProgress chainId={31337} steps={step('prompting')} />)
  note()
  rerender(<StepsProgress chainId={31337} steps={step('confirming')} />)
  note()
  expect(screen.getByRole('status')).toBe(region)
  expect(said).toEqual([
    'Step 2 of 2: Buy. Confirm in your wallet.',
    'Step 2 of 2: Buy. Waiting for the network. This takes a moment.',
  ])
})

describe('the wallet’s own words', () => {
  const { ar, de, en, es, ja } = languages
  const words = 'شحن blind signing (0x6a80)'
  const error = new StepError({
    ...{ fundsMoved: 'no', index: 0, reason: 'device', walletMessage: words },
  })
  const step = { error, id: 'buy', index: 0, kind: 'transaction' } as const

  test.each([ar, de, en, es, ja])(
    'behavior: they stand below our sentence and apart from it: $code',
    (locale) => {
      renderWithKit(
        <>
          <ErrorNotice
            error={error}
            money={{ chainId: 31337 }}
            progress={undefined}
          />
          <StepsProgress
            chainId={31337}
            steps={[{ ...step, status: 'failed' }]}
          />
        </>,
        { locale },
      )
      const { walletSays, 'step.device': sentence } = locale.labels
      const shown = screen.getAllByText(words)
      expect(shown).toHaveLength(2)
      for (const one of shown) {
        expect(one.tagName).toBe('BDI')
        expect(one.closest('strong')).toBeNull()
        expect(one.parentElement?.textContent).toBe(`${walletSays} ${words}`)
      }
      const headline = screen.getByText(sentence, { selector: 'strong' })
      const order = headline.compareDocumentPosition(shown[0] as Node)
      expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      const told = screen.getAllByRole('status').at(-1)?.textContent
      expect(told).toContain(`${walletSays} \u2068${words}\u2069`)
    },
  )
})

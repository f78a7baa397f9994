import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchKeyboard } from '../../src/components/dialog/watchKeyboard.js'
import { ErrorNotice } from '../../src/components/failure/Notice.js'
import { readWalletApp } from '../../src/components/StepsProgress/readWalletApp.js'
import { QuantityStepper } from '../../src/components/trade/QuantityStepper.js'
import { StepError } from '../../src/core.js'
import { StepsProgress } from '../../src/index.js'
import * as languages from '../../src/locales.js'
import { renderWithKit } from './renderWithKit.js'

afterEach(cleanup)

function Stepper({ max, start = 1n }: { max: bigint; start?: bigint }) {
  const [value, setValue] = useState(start)
  return <QuantityStepper max={max} onChange={setValue} value={value} />
}

describe('QuantityStepper', () => {
  const input = () => screen.getByRole('spinbutton', { name: 'Quantity' })
  const value = () => (input() as HTMLInputElement).value

  test('default: keys and buttons keep the quantity between 1 and `max`', async () => {
    renderWithKit(<Stepper max={12n} />)
    const less = screen.getByRole('button', { name: 'Decrease quantity' })
    expect(less).toHaveProperty('disabled', true)
    input().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(value()).toBe('2')
    await userEvent.keyboard('{PageUp}{PageUp}')
    expect(value()).toBe('12')
    expect(input().getAttribute('aria-valuenow')).toBe('12')
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}')
    expect(value()).toBe('1')
    await userEvent.click(screen.getByRole('button', { name: 'Max' }))
    expect(value()).toBe('12')
    await userEvent.clear(input())
    await userEvent.type(input(), '99')
    await userEvent.tab()
    expect(value()).toBe('12')
  })

  test('behavior: the quantity follows the field, and is 1 while the field is empty', async () => {
    renderWithKit(<Stepper max={50n} start={3n} />)
    const now = () => input().getAttribute('aria-valuenow')
    await userEvent.clear(input())
    expect([value(), now()]).toEqual(['', '1'])
    await userEvent.type(input(), '0')
    expect([value(), now()]).toEqual(['1', '1'])
    await userEvent.clear(input())
    await userEvent.paste('2.5')
    await userEvent.paste('-3')
    expect([value(), now()]).toEqual(['', '1'])
    await userEvent.paste(' 25 ')
    expect([value(), now()]).toEqual(['25', '25'])
  })

  test('parameters: max, of any size', async () => {
    const most = 2n ** 256n - 1n
    renderWithKit(<Stepper max={most} start={most - 1n} />)
    await userEvent.click(
      screen.getByRole('button', { name: 'Increase quantity' }),
    )
    expect(value()).toBe(String(most))
  })
})

describe('an on-screen keyboard', () => {
  test('default: a CSS variable holds the height that the keyboard covers', () => {
    const view = Object.assign(new EventTarget(), {
      height: innerHeight,
      offsetTop: 0,
      scale: 1,
    })
    vi.stubGlobal('visualViewport', view)
    const sheet = document.createElement('div')
    const end = watchKeyboard(sheet)
    const covered = () => sheet.style.getPropertyValue('--mk-keyboard')
    expect(covered()).toBe('0px')
    view.height -= 300
    view.dispatchEvent(new Event('resize'))
    expect(covered()).toBe('300px')
    // A smaller viewport by pinch zoom is no keyboard.
    view.scale = 2
    view.dispatchEvent(new Event('scroll'))
    expect(covered()).toBe('0px')
    end()
    view.scale = 1
    view.dispatchEvent(new Event('resize'))
    expect(covered()).toBe('0px')
    vi.unstubAllGlobals()
  })
})

describe('readWalletApp', () => {
  const choose = (choice: unknown) =>
    localStorage.setItem(
      'WALLETCONNECT_DEEPLINK_CHOICE',
      JSON.stringify(choice),
    )
  afterEach(() => localStorage.clear())

  test('default: returns the wallet app that was chosen on this phone', () => {
    expect(readWalletApp()).toBe(undefined)
    choose({ href: 'rainbow://', name: 'Rainbow' })
    expect(readWalletApp()).toEqual({ href: 'rainbow://', name: 'Rainbow' })
    choose({ href: 'https://metamask.app.link', name: 'MetaMask' })
    expect(readWalletApp()?.name).toBe('MetaMask')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:x',
    'http://example.org',
    'no address',
    undefined,
  ])('behavior: ignores a wallet app with the link %s', (href) => {
    choose({ href, name: 'Bad' })
    expect(readWalletApp()).toBe(undefined)
  })
})

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

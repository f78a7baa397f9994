import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BuyDialog, Price } from '../../../src/index.js'
import { ar, de } from '../../../src/locales.js'
import { collectible, order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

const currency = { decimals: 6, symbol: 'USDC' }

test('default: the root has neither `dir` nor `lang`', () => {
  const { container } = renderWithKit(
    <Price amount="1234500000" currency={currency} />,
  )
  const root = container.firstElementChild
  expect(root?.hasAttribute('dir')).toBe(false)
  expect(root?.hasAttribute('lang')).toBe(false)
})

test('parameters: a locale code formats numbers, and the texts stay English', () => {
  renderWithKit(
    <>
      <Price amount="1234500000" currency={currency} />
      <Price amount="0" currency={currency} free />
    </>,
    { locale: 'de' },
  )
  expect(document.body.textContent).toContain('1.234,5 USDC')
  expect(document.body.textContent).toContain('Free')
})

test('parameters: a language pack with another region, and a label of the host', () => {
  const { container } = renderWithKit(
    <>
      <Price amount="1234500000" currency={currency} />
      <Price amount="0" currency={currency} free />
    </>,
    {
      labels: { free: 'Geschenkt' },
      locale: { ...de, code: 'de-CH' },
    },
  )
  const root = container.firstElementChild
  expect(root?.getAttribute('lang')).toBe('de-CH')
  expect(root?.getAttribute('dir')).toBe('ltr')
  expect(root?.textContent).toMatch(/1['’]234\.5 USDC/)
  expect(root?.textContent).toContain('Geschenkt')
  expect(root?.textContent).not.toContain('Kostenlos')
})

test('behavior: an invalid locale code throws an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderWithKit(<p>Hello</p>, { locale: 'de_CH' })).toThrow(
    'The locale "de_CH" is not a valid BCP 47 locale.',
  )
  vi.restoreAllMocks()
})

test('behavior: Arabic is laid out from right to left, also in dialogs', async () => {
  const { container } = renderWithKit(
    <BuyDialog collectible={collectible.metadata} defaultOpen order={order} />,
    { locale: ar, onConnect() {} },
  )
  expect(container.firstElementChild?.getAttribute('dir')).toBe('rtl')
  const dialog = screen.getByRole('dialog', { name: /^شراء Silent Crown/ })
  expect(dialog.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  expect(dialog.closest('[lang]')?.getAttribute('lang')).toBe('ar')
  expect(dialog.textContent).toContain('الإجمالي0.5 ETH')
  expect(
    await screen.findByRole('button', { name: 'ربط المحفظة' }),
  ).toBeTruthy()
})

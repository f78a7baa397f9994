import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { QuantityStepper } from '../../../src/components/trade/QuantityStepper.js'
import { renderWithKit } from '../renderWithKit.js'

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

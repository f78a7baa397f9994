import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AddressAvatar } from '../../../src/components/text/AddressAvatar.js'

function getPicture(address: string) {
  const { container } = render(<AddressAvatar address={address} />)
  const avatar = container.querySelector<HTMLElement>('.mk-avatar')
  if (!avatar) throw new Error('There is no avatar.')
  return { avatar, background: avatar.getAttribute('style') }
}

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('AddressAvatar', () => {
  test('default: the case of an address does not change its picture', () => {
    const { avatar, background } = getPicture(address)
    expect(avatar.getAttribute('aria-hidden')).toBe('true')
    expect(background).toBe(getPicture(address.toLowerCase()).background)
  })

  test('behavior: similar addresses have different pictures', () => {
    const last = [...'0123456789abcdef'].map(
      (digit) => getPicture(address.slice(0, -1) + digit).background,
    )
    expect(new Set(last).size).toBe(16)
    expect(last.every(Boolean)).toBe(true)
  })
})

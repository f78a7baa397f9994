import { afterEach, describe, expect, test } from 'vitest'
import { readWalletApp } from '../../../src/components/StepsProgress/readWalletApp.js'

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

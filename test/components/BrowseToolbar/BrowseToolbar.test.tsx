import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BrowseToolbar, useBrowse } from '../../../src/index.js'
import { order } from '../fixtures.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(cleanup)

function Toolbar() {
  const browse = useBrowse({
    chainId: order.chainId,
    contractAddress: order.collectionContractAddress,
    url: 'memory',
  })
  return <BrowseToolbar browse={browse} data-testid="toolbar" />
}

function scrollPage(to: number) {
  act(() => {
    window.scrollY = to
    dispatchEvent(new Event('scroll'))
  })
}

test('behavior: `data-scrolled` is set by scrolling down, and removed by scrolling up', () => {
  renderWithKit(<Toolbar />)
  const isScrolled = () => 'scrolled' in screen.getByTestId('toolbar').dataset
  const seen = [0, 2000, 1995, 1900, 1895, 2100, 30].map((to) => {
    scrollPage(to)
    return isScrolled()
  })
  expect(seen).toEqual([false, true, true, false, false, true, false])
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { resolveMediaUrl } from '../../src/components/Media/resolveMediaUrl.js'
import { Media } from '../../src/index.js'
import { renderWithKit } from './renderWithKit.js'

afterEach(cleanup)
const root = () => document.querySelector<HTMLElement>("[data-mk='media']")

describe('Media', () => {
  test('default', () => {
    renderWithKit(<Media alt="A crown" src="https://example.org/a.png" />)
    const image = screen.getByRole('img', { name: 'A crown' })
    expect(root()?.dataset.status).toBe('loading')
    fireEvent.load(image)
    expect(root()?.dataset.status).toBe('loaded')
  })

  test('prop: src', () => {
    renderWithKit(<Media alt="A crown" src="javascript:alert(1)" />)
    expect(root()?.dataset.status).toBe('error')
    expect(document.querySelector('img')).toBe(null)
    expect(screen.getByRole('img', { name: 'A crown' })).toBeTruthy()
  })

  test('prop: color', () => {
    renderWithKit(<Media alt="" color="0a0b0c" />)
    expect(root()?.style.getPropertyValue('--mk-media-color')).toBe('#0a0b0c')
    cleanup()
    renderWithKit(<Media alt="" color="red;background:url(x)" />)
    expect(root()?.getAttribute('style')).toBe(null)
  })

  test('behavior: a broken picture', () => {
    renderWithKit(<Media alt="A crown" src="https://example.org/a.png" />)
    fireEvent.error(screen.getByRole('img'))
    expect(root()?.dataset.status).toBe('error')
  })
})

describe('resolveMediaUrl', () => {
  test.each([
    ['https://a.example/b.png', 'https://a.example/b.png'],
    ['ipfs://bafy/1.png', 'https://ipfs.io/ipfs/bafy/1.png'],
    ['ipfs://ipfs/bafy/1.png', 'https://ipfs.io/ipfs/bafy/1.png'],
    ['ar://abc', 'https://arweave.net/abc'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    [
      '<svg onload="x()"/>',
      'data:image/svg+xml,%3Csvg%20onload%3D%22x()%22%2F%3E',
    ],
    ['data:text/html,<script>', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['//a.example/b.png', undefined],
    ['/b.png', undefined],
    ['https://', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('default: %s', (source, url) => {
    expect(resolveMediaUrl(source)).toBe(url)
  })

  test('parameters: gateways', () => {
    expect(
      resolveMediaUrl('ipfs://bafy', { ipfs: 'https://mine.example/' }),
    ).toBe('https://mine.example/bafy')
  })
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getMediaSources } from '../../../src/components/Media/getMediaSources.js'
import { resolveMediaUrls } from '../../../src/components/Media/resolveMediaUrls.js'
import { CollectibleCard, Media, MediaViewer } from '../../../src/index.js'
import { collectible } from '../fixtures.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(cleanup)
const root = () => document.querySelector<HTMLElement>('.mk-media')

describe('Media', () => {
  test('default: the status becomes `loaded` once the image has loaded', () => {
    renderWithKit(<Media alt="A crown" src="https://example.org/a.png" />)
    const image = screen.getByRole('img', { name: 'A crown' })
    expect(root()?.dataset.status).toBe('loading')
    fireEvent.load(image)
    expect(root()?.dataset.status).toBe('loaded')
  })

  test.each([
    [true, 199],
    [false, 200],
  ])(
    'behavior: `data-swift` is %s for a picture that loads in %s ms',
    (isSwift, passed) => {
      vi.useFakeTimers()
      try {
        renderWithKit(<Media alt="A crown" src="https://example.org/a.png" />)
        vi.advanceTimersByTime(passed)
        fireEvent.load(screen.getByRole('img'))
        expect(root()?.dataset.status).toBe('loaded')
        expect(root()?.hasAttribute('data-swift')).toBe(isSwift)
      } finally {
        vi.useRealTimers()
      }
    },
  )

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

  test('prop: gateways, tried in order', () => {
    const ipfs = ['https://one.example/', 'https://two.example/']
    renderWithKit(<Media alt="A crown" gateways={{ ipfs }} src="ipfs://bafy" />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('src')).toBe('https://one.example/bafy')
    fireEvent.error(image)
    expect(image.getAttribute('src')).toBe('https://two.example/bafy')
    expect(root()?.dataset.status).toBe('loading')
    fireEvent.error(image)
    expect(root()?.dataset.status).toBe('error')
  })

  test('prop: gateways, by default those of the provider', () => {
    const gateways = {
      ar: 'https://ar.example/',
      ipfs: ['https://one.example/', 'https://two.example/'],
    }
    const metadata = { ...collectible.metadata, image: 'ipfs://bafy' }
    renderWithKit(
      <>
        <CollectibleCard collectible={{ ...collectible, metadata }} />
        <MediaViewer metadata={{ image: 'ar://abc' }} />
        <Media
          alt=""
          gateways={{ ar: undefined, ipfs: 'https://own.example/' }}
          src="ipfs://bafy"
          video="ar://abc"
        />
      </>,
      { gateways },
    )
    const [ofCard, ofViewer] = document.querySelectorAll('img')
    expect(ofCard?.src).toBe('https://one.example/bafy')
    if (ofCard) fireEvent.error(ofCard)
    expect(ofCard?.src).toBe('https://two.example/bafy')
    expect(ofViewer?.src).toBe('https://ar.example/abc')
    const film = document.querySelector('video')
    expect(film?.poster).toBe('https://own.example/bafy')
    expect(film?.src).toBe('https://ar.example/abc')
  })

  test('behavior: without a provider, the IPFS gateway is ipfs.io', () => {
    render(<Media alt="A crown" src="ipfs://bafy" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe(
      'https://ipfs.io/ipfs/bafy',
    )
  })

  test('prop: fallback, crossOrigin', () => {
    renderWithKit(
      <Media
        alt="A crown"
        crossOrigin="anonymous"
        fallback="None"
        src="https://example.org/a.png"
      />,
    )
    const image = screen.getByRole('img')
    expect(image.getAttribute('crossorigin')).toBe('anonymous')
    fireEvent.error(image)
    expect(root()?.textContent).toBe('None')
  })

  test('behavior: a picture that fails to load has the status `error`', () => {
    renderWithKit(<Media alt="A crown" src="https://example.org/a.png" />)
    fireEvent.error(screen.getByRole('img'))
    expect(root()?.dataset.status).toBe('error')
  })

  test('behavior: a picture that failed offline loads again when online', () => {
    renderWithKit(<Media alt="A crown" src="https://example.org/a.png" />)
    fireEvent(window, new Event('offline'))
    fireEvent.error(screen.getByRole('img'))
    expect(root()?.dataset.status).toBe('error')
    fireEvent(window, new Event('online'))
    expect(root()?.dataset.status).toBe('loading')
    fireEvent.load(screen.getByRole('img'))
    expect(root()?.dataset.status).toBe('loaded')
  })
})

describe('MediaViewer', () => {
  test('prop: crossOrigin, so that no file is loaded with cookies', () => {
    const base = 'https://a.example/'
    const files = {
      audio: `${base}a.mp3`,
      image: `${base}a.png`,
      video: `${base}a.mp4`,
    }
    const loaders = () => [
      ...document.querySelectorAll('img, video, audio, [poster]'),
    ]
    renderWithKit(<MediaViewer crossOrigin="anonymous" metadata={files} />)
    for (const button of screen.getAllByRole('button')) {
      fireEvent.click(button)
      for (const image of document.querySelectorAll('img'))
        fireEvent.load(image)
      expect(loaders().length).toBeGreaterThan(1)
      for (const element of loaders()) {
        expect(element.getAttribute('crossorigin')).toBe('anonymous')
        expect(element.hasAttribute('poster')).toBe(false)
      }
    }
    cleanup()
    // Most servers of pictures allow no other origins.
    renderWithKit(<MediaViewer metadata={files} />)
    for (const element of loaders())
      expect(element.hasAttribute('crossorigin')).toBe(false)
  })

  test('prop: gateways, tried in order for posters and thumbnails, too', () => {
    const ipfs = ['https://one.example/', 'https://two.example/']
    const files = { animationUrl: 'ipfs://bafy/a.glb', image: 'ipfs://bafy/1' }
    renderWithKit(<MediaViewer gateways={{ ipfs }} metadata={files} />)
    const pictures = [...document.querySelectorAll('img')]
    // The poster of the model, and the thumbnail.
    expect(pictures).toHaveLength(2)
    for (const picture of pictures) {
      expect(picture.src).toBe('https://one.example/bafy/1')
      fireEvent.error(picture)
      expect(picture.src).toBe('https://two.example/bafy/1')
    }
  })

  const stage = () => document.querySelector<HTMLElement>('.mk-media-stage')
  const fail = (name: string) => {
    const animationUrl = `https://a.example/${name}`
    renderWithKit(<MediaViewer metadata={{ animationUrl }} />)
    fireEvent(window, new Event('offline'))
    const media = stage()?.querySelector('img, video, audio')
    if (media) fireEvent.error(media)
  }
  const reconnect = () => fireEvent(window, new Event('online'))

  test.each([
    ['a.png', 'img'],
    ['a.mp4', 'video'],
    ['a.mp3', 'audio'],
  ])(
    'behavior: %s is retried when the browser is online again',
    (name, element) => {
      fail(name)
      expect(stage()?.dataset.status).toBe('error')
      reconnect()
      expect(stage()?.querySelector(element)).toBeTruthy()
    },
  )

  test('behavior: a file of unknown type is retried as a video, unless it is open as a page', () => {
    fail('a')
    expect(stage()?.dataset.status).toBe('guarded')
    reconnect()
    expect(stage()?.querySelector('video')).toBeTruthy()
    cleanup()
    fail('a')
    fireEvent.click(screen.getByRole('button', { name: 'Open page here' }))
    const page = stage()?.querySelector('iframe')
    expect(page).toBeTruthy()
    reconnect()
    expect(stage()?.querySelector('iframe')).toBe(page)
  })
})

describe('resolveMediaUrls', () => {
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
    ['ipfs://bafy/Name #1.png', 'https://ipfs.io/ipfs/bafy/Name %231.png'],
    [`Qm${'a'.repeat(44)}/1`, `https://ipfs.io/ipfs/Qm${'a'.repeat(44)}/1`],
    ['ipfs://bafy/../../api', undefined],
    ['ipfs://bafy/%2e%2e/api', undefined],
    ['https://user:secret@a.example/b.png', undefined],
    [`data:image/png;base64,${'A'.repeat(4_000_000)}`, undefined],
    ['<svg>\ud800</svg>', 'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E'],
    ['data:text/html,<script>', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['//a.example/b.png', undefined],
    ['/b.png', undefined],
    ['https://', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('default: %s', (source, url) => {
    expect(resolveMediaUrls(source)).toEqual(url ? [url] : [])
  })

  test('parameters: gateways', () => {
    expect(
      resolveMediaUrls('ipfs://bafy', { ipfs: 'https://mine.example/' }),
    ).toEqual(['https://mine.example/bafy'])
  })
})

describe('getMediaSources', () => {
  const base = 'https://a.example/'
  const kinds = (metadata: Parameters<typeof getMediaSources>[0]) =>
    getMediaSources(metadata).map(({ kind }) => kind)

  test('default: video before model, audio and image, and each file once', () => {
    expect(
      kinds({
        animationUrl: `${base}scene.glb?v=2`,
        audio: `${base}song.mp3`,
        image: `${base}a.png`,
        imageData: '<svg/>',
        video: `${base}film.mp4`,
      }),
    ).toEqual(['video', 'model', 'audio', 'image'])
    expect(
      kinds({ animationUrl: `${base}a.gif`, image: `${base}a.gif` }),
    ).toEqual(['image'])
    expect(kinds({})).toEqual([])
  })

  test('behavior: a media type takes precedence over a file name', () => {
    const url = `${base}file`
    expect(kinds({ animationUrl: url })).toEqual(['unknown'])
    const assets = [{ filesize: 9, mimeType: 'text/html; charset=x', url }]
    expect(getMediaSources({ animationUrl: url, assets })).toEqual([
      { kind: 'page', size: 9, source: url, urls: [url] },
    ])
    expect(kinds({ animationUrl: 'data:text/html,hi' })).toEqual(['page'])
    expect(kinds({ animationUrl: 'data:application/pdf,hi' })).toEqual([])
  })
})

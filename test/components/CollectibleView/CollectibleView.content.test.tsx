import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { Description } from '../../../src/components/CollectibleView/Description.js'
import {
  readTraits,
  Traits,
} from '../../../src/components/CollectibleView/Traits.js'
import { plainLine } from '../../../src/components/text/plainText.js'
import { MediaViewer } from '../../../src/index.js'
import { hostileMetadata } from '../hostileMetadata.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(cleanup)

const collection = { chainId: 1, contractAddress: zeroAddress }

const parsed = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('hostile metadata', () => {
  test.each(Object.entries(hostileMetadata))(
    'behavior: widgets render no scripts, handlers or unsafe URLs: %s',
    async (_, metadata) => {
      const { container } = renderWithKit(
        <>
          <MediaViewer metadata={metadata} />
          <Description text={metadata.description} />
          <Traits {...collection} metadata={metadata} />
        </>,
      )
      await import('../../../src/components/CollectibleView/renderMarkdown.js')
      await waitFor(parsed)
      const all = [...container.querySelectorAll('*')]
      const names = all.flatMap((element) => element.getAttributeNames())
      expect(names.filter((name) => name.startsWith('on'))).toEqual([])
      expect(container.querySelector('script, iframe, object, embed')).toBe(
        null,
      )
      expect(container.querySelector('.mk-description img')).toBe(null)
      expect(
        container.querySelector(':not([class*=mk-]) > svg:not(.mk-icon)'),
      ).toBe(null)
      for (const link of container.querySelectorAll('a')) {
        expect(link.href).toMatch(/^https?:\/\/[^@]*$/)
        expect(link.rel).toContain('noopener')
      }
      for (const { src } of container.querySelectorAll(
        'img, video, audio',
      ) as NodeListOf<HTMLImageElement>)
        expect(src).toMatch(/^(https?:|data:image\/)/)
      expect(container.textContent).not.toMatch(/[\p{Cs}\u202a-\u202e\u200b]/u)
      expect(all.length).toBeLessThan(3000)
      expect(container.innerHTML.length).toBeLessThan(200_000)
      expect('hacked' in window).toBe(false)
    },
  )

  test('behavior: a page opens on a press, in a sandbox without scripts or an origin', async () => {
    const metadata = hostileMetadata['a page'] ?? {}
    const { rerender } = renderWithKit(<MediaViewer metadata={metadata} />)
    const open = screen.getByRole('button', { name: 'Open page here' })
    await userEvent.click(open)
    const frame = () => document.querySelector('iframe')
    expect(frame()?.getAttribute('sandbox')).toBe('')
    expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(frame()?.getAttribute('allow')).toBe('')
    rerender(<MediaViewer metadata={metadata} scripts />)
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts')
  })
})

describe('Description', () => {
  test('default: Markdown becomes elements', async () => {
    const text =
      '# Title\n\n**bold** and *soft*, [site](https://fine.example/a) &amp; more<br>end\n\n1. one\n2. two\n\n![picture](https://fine.example/b.png)\n\n| a | b |\n|--|--|\n| 1 | 2 |'
    renderWithKit(<Description text={text} />)
    const link = await screen.findByRole('link', { name: 'site' })
    expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc')
    expect(screen.getByRole('link', { name: 'picture' })).toBeTruthy()
    expect(document.querySelector('strong')?.textContent).toBe('Title')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    const body = document.querySelector('.mk-description')
    expect(body?.textContent).toContain('& more')
    expect(body?.textContent).toContain('1 · 2')
    expect(document.querySelector('h1, table')).toBe(null)
  })
})

describe('Traits', () => {
  test('default: twelve of many traits are shown, and 120 more on request', async () => {
    const metadata = hostileMetadata['traits without end'] ?? {}
    renderWithKit(<Traits {...collection} metadata={metadata} />)
    const traits = screen.getByRole('region', { name: 'Traits' })
    expect(traits.querySelectorAll('dt')).toHaveLength(12)
    await userEvent.click(
      screen.getByRole('button', { name: 'Show 9,988 more traits' }),
    )
    expect(traits.querySelectorAll('dt')).toHaveLength(132)
  })

  test('behavior: only shown traits are formatted, and each of them once', () => {
    let written = 0
    const attributes = Array.from({ length: 10_000 }, (_, index) => ({
      trait_type: `Trait ${index}`,
      display_type: index % 2 ? 'date' : 'boost_number',
      get value() {
        written += 1
        return index
      },
    }))
    const metadata = { attributes }
    const { rerender } = renderWithKit(
      <Traits {...collection} metadata={metadata} />,
    )
    for (let times = 0; times < 3; times++)
      rerender(<Traits {...collection} metadata={metadata} />)
    expect(written).toBe(12)
  })

  test('behavior: at most twelve traits show a floor price', async () => {
    const attributes = Array.from({ length: 20 }, (_, index) => ({
      trait_type: `Trait ${index}`,
      value: 'yes',
    }))
    const { container } = renderWithKit(
      <Traits {...collection} metadata={{ attributes }} onTrait={() => {}} />,
    )
    await userEvent.click(
      screen.getByRole('button', { name: 'Show 8 more traits' }),
    )
    expect(screen.getAllByRole('button', { name: 'yes' })).toHaveLength(20)
    expect(container.querySelectorAll('.mk-floor-price')).toHaveLength(12)
  })

  test('default: trait values of any type become text', () => {
    const metadata = hostileMetadata['traits of any kind'] ?? {}
    expect(
      readTraits(metadata, { locale: 'en', most: 12 }).traits.map(
        ({ value }) => value,
      ),
    ).toEqual(['', '[1,2]', '{"a":1}', 'NaN', '1e+300', 'Jan 1, 2019', '+12%'])
    expect(
      readTraits(
        { properties: { a: { value: 5 }, b: 'x', c: 1 } },
        { locale: 'en', most: 2 },
      ),
    ).toEqual({
      left: 1,
      traits: [
        { name: 'a', value: '5' },
        { name: 'b', value: 'x' },
      ],
    })
  })
})

test.each([
  ['  a\n b ', 'a b'],
  ['a\u202Eb\u200B', 'ab'],
  ['👩\u200D🚀', '👩\u200D🚀'],
  [`e${'\u0301'.repeat(40)}`, `e${'\u0301'.repeat(4)}`],
  ['\ud800x', 'x'],
  ['x'.repeat(130), `${'x'.repeat(120)}…`],
  [undefined, ''],
])('default: plain text of %j', (text, plain) => {
  expect(plainLine(text)).toBe(plain)
})

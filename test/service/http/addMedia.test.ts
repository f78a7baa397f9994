import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveProjects } from '../../../src/service/database/saveProjects.js'
import { createApp } from '../../../src/service/http/createApp.js'
import { createMetadataReader } from '../../../src/service/metadata/createMetadataReader.js'
import { markDue } from '../../../src/service/metadata/markDue.js'
import { databases } from '../databases.js'
import { setupTokens } from '../metadata/metadataWorld.js'

const publicUrl = 'https://market.example/shop'

/** An SVG that is too large for an answer. */
const draw = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${`<path fill="${color}" d="M0 0h9"/>`.repeat(3000)}<text>é</text></svg>`
const toBase64 = (text: string) => Buffer.from(text).toString('base64')
const toData = (type: string, text: string) =>
  `data:${type};base64,${toBase64(text)}`
const red = draw('red')

describe.each(databases)('%s', (kind) => {
  let world: Awaited<ReturnType<typeof setupTokens>>
  let app: ReturnType<typeof createApp>
  let tokenId = 0n
  beforeAll(async () => {
    world = await setupTokens(kind)
    const context = world.createTestContext({ publicUrl })
    app = createApp(context, { prepare: async () => {} })
    world.reader = createMetadataReader(context)
    await saveProjects(world.db, [{ id: 1, name: 'One', accessKeys: ['key'] }])
  })
  afterAll(() => world.close())
  beforeEach(() => world.clear())

  const sync = () => world.reader.sync()

  /** Reads a new emblem with this document; returns its stored metadata. */
  async function read(document: object) {
    tokenId++
    await world.mint(tokenId)
    await world.setBase(`${world.documents.url}/emblems/`)
    await world.add(world.emblems, tokenId)
    return change(document)
  }
  async function change(document: object) {
    world.documents.set(`/emblems/${tokenId}`, document)
    await markDue(world.db, {
      chainId: 31337,
      contractAddress: world.emblems,
      fromTokenId: tokenId,
      toTokenId: tokenId,
      now: new Date(world.clock.now),
    })
    await sync()
    return (await world.token(world.emblems, tokenId)).metadata
  }
  const get = (path = '', headers: Record<string, string> = {}) =>
    app.request(path, { headers })

  test('default: an inlined image is served at an address of its own', async () => {
    const { image = '' } = await read({ image: toData('image/svg+xml', red) })
    expect(image).toMatch(
      new RegExp(
        `^/media/31337/${world.emblems.toLowerCase()}/${tokenId}/image/[0-9a-f]{32}\\.svg$`,
      ),
    )
    const response = await get(image)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(red)
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${image.split('/').at(-1)?.replace('.svg', '')}"`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const again = await get(image, {
      'If-None-Match': response.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const weak = await get(image, {
      'If-None-Match': `"other", W/${response.headers.get('etag')}`,
    })
    expect(weak.status).toBe(304)
  })

  test('behavior: a changed image has another address', async () => {
    const before = await read({ image: toData('image/svg+xml', red) })
    const blue = draw('blue')
    const after = await change({ image: toData('image/svg+xml', blue) })
    expect(after.image).not.toBe(before.image)
    expect(await (await get(after.image)).text()).toBe(blue)
    // A page that was loaded before shows the new image, and keeps it for now.
    const late = await get(before.image)
    expect(await late.text()).toBe(blue)
    expect(late.headers.get('cache-control')).toBe('no-store')
    expect(late.headers.get('etag')).toBeNull()
    // The rest of one file does not fit the start of the other.
    const rest = await get(before.image, { Range: 'bytes=10-' })
    expect(rest.status).toBe(200)
    await change({ name: 'Without an image' })
    const gone = await get(after.image)
    expect(gone.status).toBe(404)
    expect(await gone.json()).toMatchObject({ error: 'NotFound' })
  })

  test('behavior: images, videos and audio are served in every form of data', async () => {
    const long = 'x'.repeat(3000)
    const metadata = await read({
      image: red,
      video: toData('video/mp4', long),
      audio: `data:audio/mpeg,${long}`,
    })
    const types: Record<string, [string, string, string]> = {
      imageData: ['svg', 'image/svg+xml', red],
      video: ['mp4', 'video/mp4', long],
      audio: ['mp3', 'audio/mpeg', long],
    }
    for (const [field, [ending, type, text]] of Object.entries(types)) {
      const path = metadata[field as 'image']
      expect(path).toMatch(new RegExp(`/${field}/[0-9a-f]{32}\\.${ending}$`))
      const response = await get(path)
      expect(response.headers.get('content-type')).toBe(type)
      expect(await response.text()).toBe(text)
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'.*; sandbox$/,
      )
    }
    expect(metadata.image).toBeUndefined()
  })

  test('behavior: HTML pages are not served, because wallets would trust their URL', async () => {
    const document = `data:text/html;charset=utf-8,<p>${'x'.repeat(3000)}</p>`
    expect(await read({ name: 'One', animation_url: document })).toEqual({
      name: 'One',
    })
  })

  test('behavior: players can request a part of a file', async () => {
    const film = Array.from({ length: 900 }, (_, index) => `${index} `).join('')
    const { video = '' } = await read({ video: toData('video/mp4', film) })
    const size = film.length
    const parts: [string, number, number][] = [
      ['bytes=0-1', 0, 1],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ]
    for (const [range, first, last] of parts) {
      const response = await get(video, { Range: range })
      expect(response.status).toBe(206)
      expect(response.headers.get('content-range')).toBe(
        `bytes ${first}-${last}/${size}`,
      )
      expect(await response.text()).toBe(film.slice(first, last + 1))
    }
    for (const range of [
      'bytes=',
      'bytes=0-1,5-6',
      `bytes=${size}-`,
      'x=0-1',
    ]) {
      const response = await get(video, { Range: range })
      expect(`${range}: ${response.status}`).toBe(`${range}: 200`)
      expect(response.headers.get('accept-ranges')).toBe('bytes')
    }
  })

  test('behavior: small images stay inline, unknown types and broken data are dropped', async () => {
    const small = 'data:image/svg+xml,<svg/>'
    const long = 'x'.repeat(3000)
    expect(
      await read({
        name: 'One',
        image: small,
        video: toData('application/x-shockwave-flash', long),
        audio: `data:audio/mpeg;base64,${'?'.repeat(3000)}`,
        animation_url: `https://a.example/${'é'.repeat(1500)}`,
      }),
    ).toEqual({ name: 'One', image: small })
  })

  test('parameters: publicUrl', async () => {
    await read({ image: toData('image/svg+xml', red) })
    const response = await app.request(
      '/local/rpc/Marketplace/GetCollectible',
      {
        method: 'POST',
        headers: { 'X-Access-Key': 'key' },
        body: JSON.stringify({
          contractAddress: world.emblems,
          tokenId: String(tokenId),
        }),
      },
    )
    const { metadata } = await response.json()
    expect(metadata.image).toMatch(
      /^https:\/\/market\.example\/shop\/media\/31337\/0x/,
    )
    world.reader = createMetadataReader(world.context)
    const middle = `data:image/svg+xml,<svg>${'<g/>'.repeat(1500)}</svg>`
    expect((await change({ name: 'Two', image: middle })).image).toBe(middle)
    expect(
      await change({ name: 'Two', image: toData('image/svg+xml', red) }),
    ).toEqual({ name: 'Two' })
    world.reader = createMetadataReader(world.createTestContext({ publicUrl }))
  })

  test('behavior: unknown media addresses get status 404', async () => {
    const { image = '' } = await read({ image: toData('image/svg+xml', red) })
    const wrong = [
      image.replace('/31337/', '/1/'),
      image.replace('/image/', '/name/'),
      image.replace('/image/', '/%00/'),
      image.replace(`/${tokenId}/`, `/${'9'.repeat(78)}/`),
      image.replace(`/${tokenId}/`, '/-1/'),
      image.replace(`/${tokenId}/`, '/1e3/'),
      image.replace('0x', '0y'),
      `${image}/more`,
      '/media/31337',
    ]
    for (const path of wrong) {
      const response = await get(path)
      expect(`${path}: ${response.status}`).toBe(`${path}: 404`)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    const posted = await app.request(image, { method: 'POST' })
    expect(posted.status).toBe(404)
  })
})

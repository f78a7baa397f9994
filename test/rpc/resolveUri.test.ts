import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getMediaSources } from '../../src/components/Media/getMediaSources.js'
import { resolveMediaUrls } from '../../src/components/Media/resolveMediaUrls.js'
import { collectibleMetadata } from '../../src/rpc/metadataSchemas.js'
import { resolveUri } from '../../src/rpc/resolveUri.js'
import { parseMetadata } from '../../src/service/metadata/parseMetadata.js'
import { resolveUri as resolveInService } from '../../src/service/metadata/resolveUri.js'

const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const oldCid = `Qm${'a'.repeat(44)}`
const bases = {
  ar: ['https://ar.example/'],
  ipfs: ['https://one.example/ipfs/', 'https://two.example/ipfs/'],
}

test.each([
  [cid, [`https://one.example/ipfs/${cid}`, `https://two.example/ipfs/${cid}`]],
  [
    `${oldCid}/7.json`,
    [
      `https://one.example/ipfs/${oldCid}/7.json`,
      `https://two.example/ipfs/${oldCid}/7.json`,
    ],
  ],
  [
    `https://dead.example/ipfs/${cid}/7.png`,
    [
      `https://dead.example/ipfs/${cid}/7.png`,
      `https://one.example/ipfs/${cid}/7.png`,
      `https://two.example/ipfs/${cid}/7.png`,
    ],
  ],
  [
    `https://one.example/ipfs/${cid}`,
    [`https://one.example/ipfs/${cid}`, `https://two.example/ipfs/${cid}`],
  ],
  ['https://a.example/ipfs/7.png', ['https://a.example/ipfs/7.png']],
  [
    'data:image/svg+xml,<svg fill="#fff"/>',
    ['data:image/svg+xml,<svg fill="%23fff"/>'],
  ],
  ['https://user:pass@a.example/1', undefined],
  ['7', undefined],
])('parameters: %s', (uri, urls) => {
  expect(resolveUri(uri, bases)).toEqual(urls)
})

test('behavior: no path leaves the archive of a gateway', () => {
  const parts = fc.array(
    fc.constantFrom('..', '.', '%2e%2e', '\\..', 'a', '', '?x=1', '#', cid),
    { maxLength: 6 },
  )
  const starts = fc.constantFrom(
    `ipfs://${cid}/`,
    `${cid}/`,
    `https://dead.example/ipfs/${cid}/`,
  )
  fc.assert(
    fc.property(starts, parts, (start, path) => {
      const urls = resolveUri(start + path.join('/'), bases) ?? []
      for (const url of urls.filter((it) => !it.includes('dead.example')))
        expect(new URL(url).href).toMatch(
          new RegExp(`^https://(one|two).example/ipfs/${cid}`),
        )
    }),
  )
})

test('behavior: client and service resolve the same addresses', () => {
  const gateways = { ...bases, ar: 'https://arweave.net/' }
  for (const uri of [
    cid,
    `ipfs://${cid}/1.png`,
    `https://dead.example/ipfs/${cid}/1.png`,
    'data:image/svg+xml,<svg fill="#fff"/>',
    'https://a.example/1.png',
  ])
    expect(resolveMediaUrls(uri, gateways)).toEqual(
      resolveInService(uri, ['https://one.example', 'https://two.example']),
    )
})

test('behavior: media of the client escape the signs of data URLs', () => {
  const [item] = getMediaSources({
    image: 'data:image/svg+xml,<svg fill="#fff"/>',
  })
  expect(item?.urls).toEqual(['data:image/svg+xml,<svg fill="%23fff"/>'])
  expect(resolveMediaUrls('data:text/html,<b>#</b>')).toEqual([])
})

test('behavior: an attribute with an empty value is left out by client and service', () => {
  const attributes = [
    { trait_type: 'Hat', value: '' },
    { trait_type: 'Eyes', value: 'Red' },
    { trait_type: 'Age', value: 0 },
  ]
  const kept = attributes.slice(1)
  const document = { attributes, name: 'Fox', tokenId: '7' }
  const parsed = v.safeParse(collectibleMetadata, document)
  expect(parsed.output).toMatchObject({ attributes: kept })
  expect(parseMetadata(JSON.stringify(document), []).attributes).toEqual(kept)
})

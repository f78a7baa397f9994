import type { CollectibleMetadata } from '../../src/core.js'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"><script>window.hacked=1</script><foreignObject><iframe src="javascript:parent.hacked=1"/></foreignObject></svg>'
const page =
  '<h1 style="font: 600 24px sans-serif">A page of its own</h1><script>try{parent.hacked=1;parent.document.title="hacked"}catch{}</script>'

/** Malicious, malformed or missing metadata. */
export const hostileMetadata: Record<string, CollectibleMetadata> = {
  'no metadata': { tokenId: '0', attributes: [] },
  'a very long ID': {
    tokenId: '9'.repeat(78),
    name: '   ',
    attributes: [],
  },
  'HTML with scripts': {
    tokenId: '1',
    name: '<img src=x onerror="window.hacked=1">',
    description:
      '<script>window.hacked=1</script><img src=x onerror="window.hacked=1"> <b onclick="window.hacked=1">bold</b> <iframe src="javascript:parent.hacked=1"></iframe> <svg/onload=window.hacked=1> <math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
    image: '"><script>window.hacked=1</script>',
    attributes: [
      {
        trait_type: '<script>window.hacked=1</script>',
        value: '<img src=x onerror=window.hacked=1>',
      },
    ],
  },
  'unsafe URLs': {
    tokenId: '2',
    name: 'Addresses',
    description:
      '[a](javascript:window.hacked=1) [b](data:text/html,<script>parent.hacked=1</script>) [c](vbscript:x) [d](JaVaScRiPt:window.hacked=1) [e](&#106;avascript:window.hacked=1) [f](//evil.example) ![g](https://evil.example/pixel.png) <javascript:window.hacked=1> [h](https://fine.example "title") [i](https://user:secret@evil.example)',
    externalUrl: 'javascript:window.hacked=1',
    image: 'javascript:window.hacked=1',
    imageData: 'data:text/html,<script>parent.hacked=1</script>',
    animationUrl: ' \u0000javascript:window.hacked=1',
    audio: 'file:///etc/passwd',
    video: 'blob:https://evil.example/1',
    assets: [
      { url: 'javascript:window.hacked=1', mimeType: 'text/html' },
      { url: 'https://user:secret@evil.example/a.png' },
    ],
    attributes: [],
  },
  'svg with scripts': {
    tokenId: '3',
    name: 'Vector',
    image: svg,
    animationUrl: `data:image/svg+xml;base64,${btoa(svg)}`,
    attributes: [],
  },
  'a page': {
    tokenId: '4',
    name: 'Page',
    animationUrl: `data:text/html;base64,${btoa(page)}`,
    attributes: [],
  },
  'lone surrogates': {
    tokenId: '5',
    name: 'half \ud800 a character \udfff',
    description: '\ud800&#xd800; [\ud800](https://fine.example)',
    image: '<svg xmlns="http://www.w3.org/2000/svg"><text>\ud800</text></svg>',
    attributes: [{ trait_type: '\ud800', value: '\udc00' }],
  },
  'direction marks and invisible characters': {
    tokenId: '6',
    name: 'fine\u202Egnp.exe\u2066\u200B\u200B\uFEFF\u00AD\u{E0041}',
    description: `\u202E${'\u200B'.repeat(500)}turned&#x202e;&#8238;`,
    attributes: [
      { trait_type: 'Z\u0300'.padEnd(400, '\u0301'), value: '\u202Eback' },
    ],
  },
  'huge fields': {
    tokenId: '7',
    name: 'n'.repeat(100_000),
    description: '**a [b](c) `d` '.repeat(40_000),
    image: `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    attributes: [{ trait_type: 't'.repeat(50_000), value: 'v'.repeat(50_000) }],
  },
  'deeply nested text': {
    tokenId: '8',
    name: 'Nested',
    description: `${'>'.repeat(4_000)} ${'['.repeat(2_000)}x${'- '.repeat(900)}`,
    properties: { a: { value: { b: { c: [1, { d: null }] } } } },
    attributes: [],
  },
  'traits without end': {
    tokenId: '9',
    name: 'Traits',
    attributes: Array.from({ length: 10_000 }, (_, index) => ({
      trait_type: `Trait ${index}`,
      value: index,
    })),
  },
  'traits of any kind': {
    tokenId: '10',
    name: 'Kinds',
    attributes: [
      { trait_type: 'none', value: null },
      { trait_type: 'list', value: [1, 2] },
      { trait_type: 'object', value: { a: 1 } },
      { trait_type: 'not a number', value: Number.NaN },
      { trait_type: 'date', value: 1e300, display_type: 'date' },
      { trait_type: 'day', value: 1_546_360_800, display_type: 'date' },
      { trait_type: 'boost', value: 12, display_type: 'boost_percentage' },
      { trait_type: '', value: '' },
    ],
  },
}

import type { MediaGateways } from '../../hooks/context/useMarketKit.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { resolveMediaUrls } from './resolveMediaUrls.js'

/** Types of media. */
export type MediaKind =
  | 'image'
  | 'video'
  | 'audio'
  | 'model'
  | 'page'
  | 'unknown'

export type MediaItem = {
  kind: MediaKind
  size?: number | undefined
  source: string
  urls: readonly string[]
}

const maxFiles = 12

const anyMedia =
  /^data:(?:image\/[a-z0-9.+-]+|video\/|audio\/|model\/|text\/html\b)/i

/** Animated files come first. Their URLs are safe to load. */
export function getMediaSources(
  metadata: Partial<CollectibleMetadata>,
  gateways?: MediaGateways | undefined,
): MediaItem[] {
  const { animationUrl, audio, image, imageData, video } = metadata
  const assets = metadata.assets?.slice(0, maxFiles) ?? []
  const read = (source = '', expected: MediaKind) => {
    const urls = resolveMediaUrls(source, gateways, anyMedia)
    const asset = assets.find(({ url }) => url === source)
    const kind =
      getKindByType(asset?.mimeType ?? readDataType(source)) ??
      getKindByName(asset?.filename ?? urls[0] ?? '') ??
      expected
    return { kind, size: asset?.filesize, source, urls }
  }
  const items = [
    read(video, 'video'),
    read(animationUrl, 'unknown'),
    read(audio, 'audio'),
    read(image ?? imageData, 'image'),
    ...assets.map(({ url }) => read(url, 'unknown')),
  ]
  return getDistinct(items).slice(0, maxFiles)
}

function getDistinct(items: readonly MediaItem[]): MediaItem[] {
  const byAddress = new Map<string, MediaItem>()
  for (const item of items) {
    const [address] = item.urls
    if (address && !byAddress.has(address)) byAddress.set(address, item)
  }
  return [...byAddress.values()]
}

function readDataType(source: string | undefined): string | undefined {
  return /^\s*data:([^;,]+)/i.exec(source?.slice(0, 100) ?? '')?.[1]
}

function getKindByType(type: string | undefined): MediaKind | undefined {
  const name = type?.toLowerCase() ?? ''
  if (name.startsWith('text/html')) return 'page'
  if (name === 'model/gltf+json' || name.startsWith('model/')) return 'model'
  return (['image', 'video', 'audio'] as const).find((kind) =>
    name.startsWith(`${kind}/`),
  )
}

const endings: [MediaKind, RegExp][] = [
  ['image', /^(?:png|jpe?g|gif|webp|avif|svg|bmp)$/],
  ['video', /^(?:mp4|m4v|webm|mov|ogv)$/],
  ['audio', /^(?:mp3|wav|ogg|oga|flac|m4a|aac)$/],
  ['model', /^(?:glb|gltf)$/],
  ['page', /^html?$/],
]

function getKindByName(name: string): MediaKind | undefined {
  const [, ending = ''] = /\.([a-z0-9]{2,5})(?:[?#].*)?$/i.exec(name) ?? []
  return endings.find(([, pattern]) => pattern.test(ending.toLowerCase()))?.[0]
}

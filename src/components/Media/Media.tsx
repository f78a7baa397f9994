'use client'
import type { useRender } from '@base-ui/react/use-render'
import ImageOff from 'lucide-react/icons/image-off'
import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useState,
} from 'react'
import { usePart } from '../parts/usePart.js'
import { type MediaGateways, resolveMediaUrl } from './resolveMediaUrl.js'

/**
 * The picture or video of a collectible, from an untrusted address: other
 * schemes than https, http, data:image, ipfs and ar are never loaded, SVG is
 * never inlined. Renders a `<div>` element.
 *
 * - `data-status`: `loading`, `loaded` or `error`
 *
 * @example
 * import { Media } from 'marketkit'
 *
 * <Media src={metadata.image} alt={metadata.name ?? ''} />
 */
export const Media = /* @__PURE__ */ forwardRef(function Media(
  { alt, color, eager = false, gateways, src, video, ...props }: Media.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const image = resolveMediaUrl(src, gateways)
  const film = resolveMediaUrl(video, gateways)
  const [outcome, setOutcome] = useState<{
    of?: string
    status: Media.Status
  }>()
  const url = film ?? image
  const status =
    url === undefined
      ? 'error'
      : outcome?.of === url
        ? outcome.status
        : 'loading'
  const settle = (status: Media.Status) => setOutcome({ of: url, status })

  const content =
    status === 'error' ? (
      <ImageOff {...(alt && { 'aria-label': alt, role: 'img' })} />
    ) : film ? (
      <video
        aria-label={alt}
        controls
        loop
        muted
        onError={() => settle('error')}
        onLoadedData={() => settle('loaded')}
        playsInline
        poster={image}
        preload="metadata"
        src={film}
      />
    ) : (
      <img
        alt={alt}
        decoding="async"
        draggable={false}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => settle('error')}
        onLoad={() => settle('loaded')}
        ref={(element) => {
          if (element && status === 'loading') settleEarlier(element, settle)
        }}
        referrerPolicy="no-referrer"
        src={image}
      />
    )

  return usePart<'div', Media.State>({
    name: 'media',
    own: { children: content, style: colorOf(color) },
    props,
    ref,
    state: { status },
  })
})

/**
 * What a server drew may have loaded or failed before React listens. A failed
 * picture is complete and has no width, but so are some that are fine.
 */
function settleEarlier(
  image: HTMLImageElement,
  settle: (status: Media.Status) => void,
): void {
  if (!image.complete) return
  if (image.naturalWidth) settle('loaded')
  else
    image.decode?.().then(
      () => settle('loaded'),
      () => settle('error'),
    )
}

/** Metadata writes colours as six hex digits, with or without `#`. */
function colorOf(color: string | undefined): CSSProperties | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(color ?? '') ?? []
  return digits
    ? ({ '--mk-media-color': `#${digits}` } as CSSProperties)
    : undefined
}

export declare namespace Media {
  /** Where loading stands. */
  export type Status = 'loading' | 'loaded' | 'error'
  /** State handed to `render`. */
  export type State = { status: Status }
  export type Props = Omit<
    useRender.ComponentProps<'div', State>,
    'children' | 'color'
  > & {
    /** What the picture shows, for those who cannot see it. */
    alt: string
    /** Colour shown while it loads: `backgroundColor` of the metadata. */
    color?: string | undefined
    /** Loads at once, not when scrolled near. @default false */
    eager?: boolean | undefined
    /** Where `ipfs://` and `ar://` are fetched from. */
    gateways?: MediaGateways | undefined
    /** Address of the picture: `image` of the metadata. */
    src?: string | undefined
    /** Address of a video; the picture becomes its poster. */
    video?: string | undefined
  }
}

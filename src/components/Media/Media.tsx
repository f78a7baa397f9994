'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { MediaGateways } from '../../hooks/useMarketKit.js'
import { usePart } from '../base/usePart.js'
import { ImageOff } from '../icon/icons.js'
import { resolveMediaUrls } from './resolveMediaUrls.js'
import { type MediaStatus, useAttempts } from './useAttempts.js'
import { useGateways } from './useGateways.js'

/**
 * The picture or video of a collectible, from an untrusted address: other
 * schemes than https, http, data:image, ipfs and ar are never loaded, SVG is
 * never inlined. Where one gateway fails, the next is asked. Renders a `<div>`
 * element.
 *
 * - `data-status`: `loading`, `loaded` or `error`
 * - `data-swift`: it was there at once, and does not fade in
 *
 * @example
 * import { Media } from 'marketkit'
 *
 * <Media src={metadata.image} alt={metadata.name ?? ''} />
 */
export const Media = /* @__PURE__ */ forwardRef(function Media(
  {
    alt,
    color,
    crossOrigin,
    eager = false,
    fallback,
    gateways: own,
    src,
    video,
    ...props
  }: Media.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const gateways = useGateways(own)
  const images = resolveMediaUrls(src, gateways)
  const films = resolveMediaUrls(video, gateways)
  const { fail, isSwift, load, status, url, watch } = useAttempts(
    films[0] ? films : images,
  )

  const content =
    status === 'error' ? (
      (fallback ?? (
        <ImageOff
          {...(alt && { 'aria-hidden': false, 'aria-label': alt, role: 'img' })}
        />
      ))
    ) : films[0] ? (
      <video
        aria-label={alt}
        controls
        crossOrigin={crossOrigin}
        loop
        muted
        onError={fail}
        onLoadedData={load}
        playsInline
        // No attribute keeps cookies off the way to a poster.
        poster={crossOrigin ? undefined : images[0]}
        preload="metadata"
        ref={watch}
        src={url}
      />
    ) : (
      <img
        alt={alt}
        crossOrigin={crossOrigin}
        decoding="async"
        draggable={false}
        loading={eager ? 'eager' : 'lazy'}
        onError={fail}
        onLoad={load}
        ref={watch}
        referrerPolicy="no-referrer"
        src={url}
      />
    )

  return usePart<'div', Media.State>({
    name: 'media',
    own: { children: content, style: getColor(color) },
    props,
    ref,
    state: { status, swift: isSwift },
  })
})

/** Metadata writes colours as six hex digits, with or without `#`. */
function getColor(color: string | undefined): CSSProperties | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(color ?? '') ?? []
  return digits
    ? ({ '--mk-media-color': `#${digits}` } as CSSProperties)
    : undefined
}

export declare namespace Media {
  /** Where loading stands. */
  export type Status = MediaStatus
  /** State handed to `render`. */
  export type State = { status: Status; swift: boolean }
  export type Props = Omit<
    useRender.ComponentProps<'div', State>,
    'children' | 'color'
  > & {
    /** What the picture shows, for those who cannot see it. */
    alt: string
    /** Colour shown while it loads: `backgroundColor` of the metadata. */
    color?: string | undefined
    /**
     * `anonymous` sends no cookies, and shows no poster of a video, which would.
     * The media's server has to allow other origins, or nothing is shown.
     * @default the browser sends the cookies it would send anyway
     */
    crossOrigin?: 'anonymous' | undefined
    /** Loads at once, not when scrolled near. @default false */
    eager?: boolean | undefined
    /** Stands in place of what cannot be shown. @default an icon */
    fallback?: ReactNode
    /**
     * Where `ipfs://` and `ar://` are fetched from, each in place of what the
     * provider says. @default those of the provider
     */
    gateways?: MediaGateways | undefined
    /** Address of the picture: `image` of the metadata. */
    src?: string | undefined
    /** Address of a video; the picture becomes its poster. */
    video?: string | undefined
  }
}

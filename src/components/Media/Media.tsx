'use client'
import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { MediaGateways } from '../../hooks/context/useMarketKit.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { ImageOff } from '../icon/icons.js'
import { resolveMediaUrls } from './resolveMediaUrls.js'
import { type MediaStatus, useAttempts } from './useAttempts.js'
import { useGateways } from './useGateways.js'

/**
 * The image or video of a collectible, from an untrusted URL. Loads only https,
 * http, data:image, ipfs and ar; never inlines SVG. Tries the gateways in turn.
 * Renders a `<div>` element.
 *
 * - `data-status`: `loading`, `loaded` or `error`
 * - `data-swift`: it loaded at once, and doesn't fade in
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
        // A poster is always requested with cookies.
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

function getColor(color: string | undefined): CSSProperties | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(color ?? '') ?? []
  return digits
    ? ({ '--mk-media-color': `#${digits}` } as CSSProperties)
    : undefined
}

export declare namespace Media {
  export type Status = MediaStatus
  /** State passed to `render`. */
  export type State = { status: Status; swift: boolean }
  export type Props = PartProps<'div', State, 'color'> & {
    /** Alternative text. */
    alt: string
    /** Color shown while it loads: `backgroundColor` of the metadata. */
    color?: string | undefined
    /**
     * `anonymous` sends no cookies, and omits video posters, whose requests
     * would. Needs CORS headers from the media's server. @default the browser's
     * own rules
     */
    crossOrigin?: 'anonymous' | undefined
    /** Loads at once, not when scrolled near. @default false */
    eager?: boolean | undefined
    /** Replaces media that can't be shown. @default an icon */
    fallback?: ReactNode
    /** Gateways for `ipfs://` and `ar://`. @default the provider's */
    gateways?: MediaGateways | undefined
    /** URL of the image: `image` of the metadata. */
    src?: string | undefined
    /** URL of a video, with the image as its poster. */
    video?: string | undefined
  }
}

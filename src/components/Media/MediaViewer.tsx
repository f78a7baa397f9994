'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import type { MediaGateways } from '../../hooks/context/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { getMediaSources, type MediaKind } from './getMediaSources.js'
import { MediaStage } from './MediaStage.js'
import { MediaThumbs } from './MediaThumbs.js'
import { useGateways } from './useGateways.js'

/**
 * The files of a collectible, one at a time: images with zoom, video, audio,
 * models if the page has registered `<model-viewer>`, and pages in a sandbox,
 * which open only on request. Nothing plays automatically. Renders a `<div>`
 * element.
 *
 * - `data-kind`: `image`, `video`, `audio`, `model`, `page`, `unknown` or `none`
 *
 * @example
 * import { MediaViewer } from 'marketkit'
 *
 * <MediaViewer metadata={metadata} />
 */
export const MediaViewer = /* @__PURE__ */ forwardRef(function MediaViewer(
  {
    crossOrigin,
    fallback,
    gateways: own,
    metadata,
    onRefresh,
    scripts = false,
    ...props
  }: MediaViewer.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels(commonLabels)
  const gateways = useGateways(own)
  const items = getMediaSources(metadata, gateways)
  const [chosen, setChosen] = useState<string>()
  const item = items.find(({ urls }) => urls[0] === chosen) ?? items[0]
  return usePart<'div', MediaViewer.State>({
    name: 'media-viewer',
    own: {
      children: (
        <>
          <MediaStage
            color={metadata.backgroundColor}
            crossOrigin={crossOrigin}
            fallback={fallback}
            gateways={gateways}
            item={item}
            key={item?.urls[0]}
            name={getCollectibleName({ tokenId: '', ...metadata }, labels)}
            onRefresh={onRefresh}
            poster={items.find(({ kind }) => kind === 'image')}
            scripts={scripts}
          />
          {items.length > 1 && (
            <MediaThumbs
              crossOrigin={crossOrigin}
              gateways={gateways}
              items={items}
              onChoose={(next) => setChosen(next.urls[0])}
              shown={item}
            />
          )}
        </>
      ),
    },
    props,
    ref,
    state: { kind: item?.kind ?? 'none' },
  })
})

export declare namespace MediaViewer {
  /** State passed to `render`. */
  export type State = { kind: MediaKind | 'none' }
  export type Props = PartProps<'div', State> & {
    /**
     * `anonymous` sends no cookies for images, video and audio, and omits video
     * posters, whose requests would. Needs CORS headers from the media's
     * servers. @default the browser's own rules
     */
    crossOrigin?: 'anonymous' | undefined
    /** Replaces media that can't be shown. */
    fallback?: ReactNode
    /** Gateways for `ipfs://` and `ar://`. @default the provider's */
    gateways?: MediaGateways | undefined
    /** Metadata with the files. */
    metadata: Partial<CollectibleMetadata>
    /** Called when the user retries media that failed to load. */
    onRefresh?: (() => void) | undefined
    /** Lets pages run scripts, without their own origin. @default false */
    scripts?: boolean | undefined
  }
}

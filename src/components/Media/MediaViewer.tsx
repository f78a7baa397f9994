'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import type { MediaGateways } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { usePart } from '../base/usePart.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { getMediaSources, type MediaKind } from './getMediaSources.js'
import { MediaStage } from './MediaStage.js'
import { MediaThumbs } from './MediaThumbs.js'
import { useGateways } from './useGateways.js'

/**
 * The files of a collectible, one at a time: pictures that can be enlarged,
 * videos, sound, models where the page has registered `<model-viewer>`, and
 * pages in a sandbox, which open on a press only. Nothing plays by itself.
 * Renders a `<div>` element.
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
  /** State handed to `render`. */
  export type State = { kind: MediaKind | 'none' }
  export type Props = Omit<
    useRender.ComponentProps<'div', State>,
    'children'
  > & {
    /**
     * `anonymous` sends no cookies for pictures, videos and sound, and shows no
     * posters of videos, which would. The servers of the media have to allow
     * other origins: what does not is not shown.
     * @default the browser sends the cookies it would send anyway
     */
    crossOrigin?: 'anonymous' | undefined
    /** Stands in place of what cannot be shown. */
    fallback?: ReactNode
    /**
     * Where `ipfs://` and `ar://` are fetched from, each in place of what the
     * provider says. @default those of the provider
     */
    gateways?: MediaGateways | undefined
    /** What is shown. */
    metadata: Partial<CollectibleMetadata>
    /** Told when the person asks again for what could not be shown. */
    onRefresh?: (() => void) | undefined
    /**
     * Lets pages run their scripts, still without an origin of their own.
     * @default false
     */
    scripts?: boolean | undefined
  }
}

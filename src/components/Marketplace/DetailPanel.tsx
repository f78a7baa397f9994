'use client'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Address } from 'viem'
import { rootProps } from '../../hooks/rootProps.js'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { useCachedMetadata } from '../CollectibleView/useCachedMetadata.js'
import { Backdrop } from '../dialog/Backdrop.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { useLayer } from '../dialog/useLayer.js'
import { usePresence } from '../dialog/usePresence.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { useMetadata } from '../trade/useMetadata.js'

type Props = {
  chainId: number
  children: (tokenId: string) => ReactNode
  contractAddress: Address
  onClose: () => void
  /** Token id of the open item. */
  tokenId: string | undefined
}

/** An item in a panel at the side of the page. */
export function DetailPanel(props: Props) {
  const { chainId, children, contractAddress, onClose, tokenId } = props
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const isOpen = tokenId !== undefined
  const isPresent = usePresence(isOpen, popup, nothing)
  // Keeps the content during the exit transition.
  const [last, setLast] = useState(tokenId)
  if (isOpen && last !== tokenId) setLast(tokenId)
  if (!isPresent || !inBrowser || last === undefined) return null
  return createPortal(
    <Panel
      isOpen={isOpen}
      item={{ chainId, contractAddress, tokenId: last }}
      onClose={onClose}
      popup={popup}
    >
      {children(last)}
    </Panel>,
    document.body,
  )
}

const nothing = () => {}

function Panel(props: {
  children: ReactNode
  isOpen: boolean
  item: { chainId: number; contractAddress: Address; tokenId: string }
  onClose: () => void
  popup: RefObject<HTMLDivElement | null>
}) {
  const { children, isOpen, item, onClose, popup } = props
  const kit = useMarketKit()
  const labels = useLabels(commonLabels)
  const metadata = useMetadata(item, useCachedMetadata(item), true)
  useLayer(popup, { onEscape: onClose, open: isOpen })
  const closed = isOpen ? undefined : ''
  return (
    <div {...rootProps(kit)} className="mk-detail-layer">
      <Backdrop closed={!isOpen} onPress={onClose} />
      <div
        aria-label={getCollectibleName(metadata, labels)}
        aria-modal="true"
        data-closed={closed}
        className="mk-detail-panel"
        ref={popup}
        role="dialog"
        tabIndex={-1}
      >
        <CloseButton onClick={onClose} />
        <div className="mk-detail-panel-body">{children}</div>
      </div>
    </div>
  )
}

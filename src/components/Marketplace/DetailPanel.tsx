'use client'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { rootProps } from '../../hooks/rootProps.js'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useLabels } from '../parts/useLabels.js'
import { useLayer } from '../parts/useLayer.js'
import { usePresence } from '../parts/usePresence.js'

type Props = {
  /** What is shown of a collectible, by its token id. */
  children: (tokenId: string) => ReactNode
  onClose: () => void
  /** The collectible that is open. */
  tokenId: string | undefined
}

/** A collectible at the side of the page, which stays where it was. */
export function DetailPanel({ children, onClose, tokenId }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const isOpen = tokenId !== undefined
  const isPresent = usePresence(isOpen, popup, nothing)
  // While it leaves it still shows what it showed.
  const [last, setLast] = useState(tokenId)
  if (isOpen && last !== tokenId) setLast(tokenId)
  if (!isPresent || !inBrowser || last === undefined) return null
  return createPortal(
    <Panel isOpen={isOpen} onClose={onClose} popup={popup}>
      {children(last)}
    </Panel>,
    document.body,
  )
}

const nothing = () => {}

function Panel(props: {
  children: ReactNode
  isOpen: boolean
  onClose: () => void
  popup: RefObject<HTMLDivElement | null>
}) {
  const { children, isOpen, onClose, popup } = props
  const kit = useMarketKit()
  const labels = useLabels()
  useLayer(popup, { onEscape: onClose, open: isOpen })
  const closed = isOpen ? undefined : ''
  return (
    <div {...rootProps(kit)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      <div
        data-closed={closed}
        data-mk="backdrop"
        onClick={onClose}
        role="presentation"
      />
      <div
        aria-label={labels.details}
        aria-modal="true"
        data-closed={closed}
        data-mk="detail-panel"
        ref={popup}
        role="dialog"
        tabIndex={-1}
      >
        <button
          aria-label={labels.close}
          data-mk="button"
          data-variant="icon"
          onClick={onClose}
          type="button"
        >
          <X />
        </button>
        <div data-mk="detail-panel-body">{children}</div>
      </div>
    </div>
  )
}

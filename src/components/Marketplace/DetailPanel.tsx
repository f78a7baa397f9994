'use client'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { commonLabels } from '../../labels/commonLabels.js'
import { useCachedMetadata } from '../collectible/useCachedMetadata.js'
import { Sheet } from '../dialog/Sheet.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { useMetadata } from '../trade/useMetadata.js'

type Props = {
  chainId: number
  children: (tokenId: string) => ReactNode
  contractAddress: Address
  onClose: () => void
  tokenId: string | undefined
}

export function DetailPanel(props: Props) {
  const { tokenId } = props
  const [last, setLast] = useState(tokenId)
  if (tokenId !== undefined && last !== tokenId) setLast(tokenId)
  return (
    last !== undefined && (
      <Panel
        {...props}
        isOpen={tokenId !== undefined}
        onClosed={() => setLast(undefined)}
        tokenId={last}
      />
    )
  )
}

function Panel({
  chainId,
  children,
  contractAddress,
  isOpen,
  onClose,
  onClosed,
  tokenId,
}: Props & { isOpen: boolean; onClosed: () => void; tokenId: string }) {
  const item = { chainId, contractAddress, tokenId }
  const labels = useLabels(commonLabels)
  const metadata = useMetadata(item, useCachedMetadata(item), true)
  return (
    <Sheet
      name="detail-panel"
      onClose={onClose}
      onClosed={onClosed}
      position="page"
      state={{ open: isOpen }}
      title={getCollectibleName(metadata, labels)}
    >
      <div className="mk-detail-panel-body">{children(tokenId)}</div>
    </Sheet>
  )
}

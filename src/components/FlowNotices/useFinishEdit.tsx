'use client'
import { type ReactElement, useState } from 'react'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import { useOrders } from '../../hooks/useOrders.js'
import { retryUntilLoaded } from '../../query/livePolling.js'
import type { EditIntent } from '../../steps/base/intent.js'
import { EditListing } from '../EditListing/EditListing.js'

/** The caller renders the dialog: the notice unmounts during the edit. */
export function useFinishEdit(): {
  dialog: ReactElement | undefined
  finish: (flow: TrackedFlow) => void
} {
  const [intent, setIntent] = useState<EditIntent>()
  const [isOpen, setOpen] = useState(false)
  return {
    dialog: intent && (
      <FinishEdit intent={intent} onOpenChange={setOpen} open={isOpen} />
    ),
    finish({ intent }) {
      if (intent.kind !== 'edit') return
      setIntent(intent)
      setOpen(true)
    },
  }
}

function FinishEdit(props: {
  intent: EditIntent
  onOpenChange: (open: boolean) => void
  open: boolean
}) {
  const { intent, onOpenChange, open } = props
  const { cancel, chainId, collection: contractAddress, list } = intent
  const { marketplace, orderId } = cancel
  const orders = useOrders({
    chainId,
    input: [{ contractAddress, marketplace, orderId }],
    query: retryUntilLoaded,
  })
  const [order] = orders.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <EditListing
      contractType={list.contractType === 'ERC1155' ? 'ERC1155' : 'ERC721'}
      onOpenChange={onOpenChange}
      open={open}
      order={order}
    />
  )
}

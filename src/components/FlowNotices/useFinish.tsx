'use client'
import { type ReactElement, useState } from 'react'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import type { usePendingFlows } from '../../hooks/flows/usePendingFlows.js'
import { useOrdersPage } from '../../hooks/reads/useOrdersPage.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import type { EditIntent } from '../../steps/model/intent.js'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import { FinishListings } from './FinishListings.js'
import { getUnlisted } from './getUnlisted.js'

const editBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./finishBodies.js')).EditListingBody,
)

/** The caller renders the dialog: the notice unmounts during the edit. */
export function useFinish({ giveUp, resume }: usePendingFlows.ReturnType): {
  dialog: ReactElement | undefined
  finish: (flow: TrackedFlow) => void
} {
  const [flow, setFlow] = useState<TrackedFlow>()
  const [isOpen, setOpen] = useState(false)
  const lists = flow && getUnlisted(flow)
  const shared = { onOpenChange: setOpen, open: isOpen }
  return {
    dialog:
      flow?.intent.kind === 'edit' ? (
        <FinishEdit intent={flow.intent} {...shared} />
      ) : flow && lists ? (
        <FinishListings
          lists={lists}
          onSuccess={() => {
            // A signed order that may be live stays known.
            if (!flow.order) giveUp(flow.id).catch(resume)
          }}
          {...shared}
        />
      ) : undefined,
    finish(flow) {
      if (flow.intent.kind !== 'edit' && !getUnlisted(flow)) return
      setFlow(flow)
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
  const { data } = useOrdersPage({
    chainId,
    input: [{ contractAddress, marketplace, orderId }],
    query: retryUntilLoaded,
  })
  const order = useLatestDefined(data?.orders[0])
  return order ? (
    <LazyDialog
      body={editBody}
      contractType={list.contractType === 'ERC1155' ? 'ERC1155' : 'ERC721'}
      onOpenChange={onOpenChange}
      open={open}
      order={order}
    />
  ) : null
}

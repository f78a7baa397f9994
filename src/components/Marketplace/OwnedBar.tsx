'use client'
import { useState } from 'react'
import { listManyLabels } from '../../labels/listManyLabels.js'
import { ownedLabels } from '../../labels/ownedLabels.js'
import { Button } from '../base/Button.js'
import type { ContractType } from '../collectible/useContractType.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLabels } from '../text/useLabels.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import { maxSelected, type OwnedSelection } from './ownedSelection.js'
import type { useMarketplace } from './useMarketplace.js'
import { useOwnedItems } from './useOwnedItems.js'

/** Lists the selected items. Stays mounted, so that its flow isn't lost. */
export function OwnedBar(props: {
  collectionName: string | undefined
  contractType: ContractType | undefined
  market: useMarketplace.ReturnType
  selection: OwnedSelection
}) {
  const { collectionName, contractType, market, selection } = props
  const { chainId, contractAddress } = market.browse
  const { chosen, setSelecting } = selection
  const labels = useLabels(listManyLabels, ownedLabels)
  const { listed } = useOwnedItems(market.browse)
  const [isOpen, setOpen] = useState(false)
  const [kept, keep] = useState(chosen)
  if (chosen && chosen !== kept) keep(chosen)
  const items = [...(chosen ?? kept ?? [])].flatMap(([tokenId, it]) =>
    listed.has(tokenId) ? [] : [it],
  )
  return (
    <>
      {chosen && (
        <div className="mk-owned-bar">
          <p role="status">
            {items.length === 0
              ? labels.selectHint
              : items.length < maxSelected
                ? labels.selectedCount(items.length)
                : labels.selectMost(maxSelected)}
          </p>
          <Button
            data-variant="primary"
            disabled={items.length === 0 || !contractType}
            onClick={() => setOpen(true)}
          >
            {labels.listManyAction(items.length)}
          </Button>
          <CloseButton onClick={() => setSelecting(false)} />
        </div>
      )}
      {contractType && (
        <LazyDialog
          body={marketplaceBodies.listMany}
          onOpenChange={setOpen}
          open={isOpen}
          collectibles={items}
          collectionName={collectionName}
          onSuccess={() => setSelecting(false)}
          place={{ chainId, contractAddress, contractType }}
        />
      )}
    </>
  )
}

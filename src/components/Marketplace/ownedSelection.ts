'use client'
import { useState } from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { getListing } from '../CollectibleCard/cardState.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'

/** The limit of a selection: each item needs a wallet prompt. */
export const maxSelected = 20

/** The items that the person selects to list several. */
export type OwnedSelection = {
  /** By token id; undefined if the person isn't selecting. */
  chosen: ReadonlyMap<string, CollectibleOrder> | undefined
  /** Changes one item. */
  select: (collectible: CollectibleOrder, isChosen: boolean) => void
  /** Starts or ends selecting. */
  setSelecting: (isSelecting: boolean) => void
}

/** Ends when the subject changes, such as the account. */
export function useOwnedSelection(subject: string | undefined): OwnedSelection {
  const [state, setState] = useState<
    Pick<OwnedSelection, 'chosen'> & { subject?: string | undefined }
  >({ chosen: undefined })
  const chosen = state.subject === subject ? state.chosen : undefined
  return {
    chosen,
    select(collectible, isChosen) {
      const next = new Map(chosen)
      const { tokenId } = collectible.metadata
      if (isChosen) next.set(tokenId, collectible)
      else next.delete(tokenId)
      setState({ chosen: next, subject })
    },
    setSelecting: (isSelecting) =>
      setState({ chosen: isSelecting ? new Map() : undefined, subject }),
  }
}

/** Whether the account sells the item. */
export function isListedBy(
  account: string | undefined,
  collectible: CollectibleOrder,
): boolean {
  return isSameIgnoringCase(getListing(collectible)?.createdBy, account)
}

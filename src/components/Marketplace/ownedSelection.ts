'use client'
import { useState } from 'react'
import { isSameText } from '../../rpc/isSameText.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { getListing } from '../collectible/cardState.js'

/** Each item needs a wallet prompt. */
export const maxSelected = 20

export type OwnedSelection = ReturnType<typeof useOwnedSelection>

type Chosen = ReadonlyMap<string, CollectibleOrder> | undefined

/** Ends when the subject changes, such as the account. */
export function useOwnedSelection(subject: string) {
  const [state, setState] = useState<{ chosen: Chosen; subject: string }>()
  const chosen = state?.subject === subject ? state.chosen : undefined
  const change = (chosen: Chosen) => setState({ chosen, subject })
  return {
    chosen,
    select(collectible: CollectibleOrder, isChosen: boolean) {
      const next = new Map(chosen)
      const { tokenId } = collectible.metadata
      if (isChosen) next.set(tokenId, collectible)
      else next.delete(tokenId)
      change(next)
    },
    setSelecting: (isSelecting: boolean) =>
      change(isSelecting ? new Map() : undefined),
  }
}

export function isListedBy(
  account: string | undefined,
  collectible: CollectibleOrder,
): boolean {
  return isSameText(getListing(collectible)?.createdBy, account)
}

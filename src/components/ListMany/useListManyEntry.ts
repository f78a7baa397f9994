'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import {
  emptyDraft,
  getUnixTime,
  type ListDraft,
} from '../listing/listDraft.js'
import {
  getPriceConsent,
  type PriceConsent,
  type PriceWarnings,
} from '../listing/priceConsent.js'

export type ListManyDraft = Pick<
  ListDraft,
  'currency' | 'duration' | 'endsAt' | 'price'
> & {
  prices: Readonly<Record<string, string>>
}

/** The fields, empty each time the form opens and after a change of language. */
export function useListManyEntry(parameters: {
  enabled: boolean
  initial: Partial<ListManyDraft> | undefined
}) {
  const { enabled, initial } = parameters
  const { locale } = useMarketKit()
  const begin = (): Entry => ({
    filled: {},
    isOpen: enabled,
    locale,
    openedAt: getUnixTime(),
  })
  const [entry, setEntry] = useState(begin)
  const change = (news: Partial<Entry>) =>
    setEntry((entry) => ({ ...entry, ...news }))
  const isOther = entry.locale !== locale
  if (isOther || (enabled && !entry.isOpen)) setEntry(begin())
  else if (!enabled && entry.isOpen) change({ isOpen: false })
  const draft: ListManyDraft = {
    ...emptyDraft,
    prices: {},
    ...initial,
    ...entry.filled,
  }
  return {
    draft,
    edit(changed: Partial<ListManyDraft>) {
      setEntry(({ filled, ...entry }) => ({
        ...entry,
        agreed: undefined,
        asked: undefined,
        filled: { ...filled, ...changed },
      }))
    },
    getConsent: (now: PriceWarnings) => getPriceConsent(entry, now, change),
    isAsked: entry.asked !== undefined,
    openedAt: entry.openedAt,
  }
}

type Entry = PriceConsent & {
  filled: Partial<ListManyDraft>
  isOpen: boolean
  locale: string | undefined
  openedAt: number
}

'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { emptyDraft, type ListDraft } from '../ListDialog/listDraft.js'
import { isMoreThan, type PriceFacts } from '../ListDialog/priceConcerns.js'

/** The fields, as filled in. A row without its own price has the common one. */
export type ListManyDraft = Pick<
  ListDraft,
  'currency' | 'duration' | 'endsAt' | 'price'
> & { prices: Readonly<Record<string, string>> }

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
    openedAt: Math.floor(Date.now() / 1000),
  })
  const [entry, setEntry] = useState(begin)
  const isOther = entry.locale !== locale
  if (isOther || (enabled && !entry.isOpen)) setEntry(begin())
  else if (!enabled && entry.isOpen) setEntry({ ...entry, isOpen: false })
  const draft: ListManyDraft = {
    duration: emptyDraft.duration,
    price: '',
    prices: {},
    ...initial,
    ...entry.filled,
  }
  return {
    draft,
    edit(change: Partial<ListManyDraft>) {
      setEntry(({ filled, ...it }) => ({
        ...it,
        agreed: undefined,
        asked: undefined,
        filled: { ...filled, ...change },
      }))
    },
    /** Consent covers the prices and the warnings shown with them. */
    getConsent(told: Told) {
      const isConcerned = told.facts.some(({ concerns }) => concerns.length > 0)
      const covers = (before: Told | undefined) =>
        before?.key === told.key &&
        told.facts.every((facts, index) => {
          const known = before.facts[index]
          return known !== undefined && !isMoreThan(known, facts)
        })
      return {
        /** Returns whether to list. New concerns are asked about first. */
        answer(goOn: boolean): boolean {
          const { asked } = entry
          const isMeant = goOn && covers(asked)
          setEntry((it) => ({
            ...it,
            agreed: isMeant ? asked : it.agreed,
            asked: goOn && !isMeant ? told : undefined,
          }))
          return isMeant
        },
        ask: () => setEntry((it) => ({ ...it, asked: told })),
        isAgreed: !isConcerned || covers(entry.agreed),
        isAsked: entry.asked !== undefined,
      }
    },
    openedAt: entry.openedAt,
  }
}

type Told = {
  facts: readonly PriceFacts[]
  /** Changes with any item or price. */
  key: string
}

type Entry = {
  agreed?: Told | undefined
  asked?: Told | undefined
  filled: Partial<ListManyDraft>
  isOpen: boolean
  locale: string | undefined
  /** Unix time in seconds. */
  openedAt: number
}

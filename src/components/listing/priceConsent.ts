import { isMoreThan, type PriceFacts } from './priceConcerns.js'

/** Consent covers one price and the warnings shown with it. */
export type PriceConsent = {
  agreed?: PriceWarnings | undefined
  asked?: PriceWarnings | undefined
}

export type PriceWarnings = {
  facts: readonly PriceFacts[]
  /** Changes with each term of the listings. */
  terms: string
}

export function getPriceConsent(
  { agreed, asked }: PriceConsent,
  now: PriceWarnings,
  change: (consent: PriceConsent) => void,
) {
  const hasConcerns = now.facts.some(({ concerns }) => concerns.length > 0)
  const question = hasConcerns ? now : undefined
  return {
    agree: () => change({ agreed: covers(agreed, now) ? agreed : now }),
    /** Returns whether to list. Asks about new concerns first. */
    answer(isConfirmed: boolean): boolean {
      const isMeant = isConfirmed && covers(asked, now)
      if (isMeant) change({ agreed: asked, asked: undefined })
      else change({ asked: isConfirmed ? question : undefined })
      return isMeant
    },
    ask: () => change({ asked: question }),
    isAgreed: !hasConcerns || covers(agreed, now),
  }
}

function covers(told: PriceWarnings | undefined, now: PriceWarnings): boolean {
  if (told?.terms !== now.terms) return false
  return now.facts.every((facts, index) => {
    const before = told.facts[index]
    return before !== undefined && !isMoreThan(before, facts)
  })
}

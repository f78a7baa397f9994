'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'

/** Choices shown before "Show more". */
const few = 8
/** At most this many choices render. */
const most = 100

/** Returns the visible choices: matches of the search, selected ones first. */
export function useChoices<option extends { isChosen: boolean; label: string }>(
  options: readonly option[],
) {
  const { locale } = useMarketKit()
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const words = fold(search.trim(), locale)
  const found = words
    ? options.filter(({ label }) => fold(label, locale).includes(words))
    : options
  // Two more take no more room than the button.
  const isShort = found.length <= few + 2
  const end = isShort || isWhole || words ? most : few
  const shown = found.filter((it, index) => index < end || it.isChosen)
  return {
    /** Matches that aren't visible. */
    hidden: found.length - shown.length,
    /** Whether there are so many that a search field shows. */
    isLong: options.length > few + 2,
    isWhole,
    search,
    setSearch,
    setWhole,
    shown,
    /** How many "Show more" can show; the others need a search. */
    within: Math.min(found.length, most) - shown.length,
    words,
  }
}

/** Removes case and accents. */
function fold(text: string, locale: string | undefined): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)
}

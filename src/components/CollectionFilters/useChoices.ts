'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'

/** Choices that are shown without asking for more. */
const few = 8
/** Choices that stand on the page at most, however many there are. */
const most = 100

/** Which of many choices are on screen: those found, the chosen among them. */
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
  // Two more would take the place of the button that asks for them.
  const isShort = found.length <= few + 2
  const end = isShort || isWhole || words ? most : few
  const shown = found.filter((it, index) => index < end || it.isChosen)
  return {
    /** Found, but not shown. */
    hidden: found.length - shown.length,
    /** Whether there are so many that they have to be searched. */
    isLong: options.length > few + 2,
    isWhole,
    search,
    setSearch,
    setWhole,
    shown,
    /** How many can be shown by asking for more; the rest by searching. */
    within: Math.min(found.length, most) - shown.length,
    words,
  }
}

/** Letters without case and accents. */
function fold(text: string, locale: string | undefined): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)
}

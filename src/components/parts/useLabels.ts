'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { defaultLabels, type Labels } from '../../labels.js'

/** All texts: the built-in ones, with those of the provider in their place. */
export function useLabels(): Labels {
  const { labels } = useMarketKit()
  const known = merged.get(labels)
  if (known) return known
  const all = { ...defaultLabels, ...labels }
  merged.set(labels, all)
  return all
}

/** Merged once for a provider: a page of cards asks hundreds of times. */
const merged = /* @__PURE__ */ new WeakMap<Partial<Labels>, Labels>()

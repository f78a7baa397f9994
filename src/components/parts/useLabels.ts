'use client'
import { useMemo } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { defaultLabels, type Labels } from '../../labels.js'

/** All texts: the built-in ones, with those of the provider in their place. */
export function useLabels(): Labels {
  const { labels } = useMarketKit()
  return useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
}

'use client'
import { useContext } from 'react'
import {
  MarketKitContext,
  type MediaGateways,
} from '../../hooks/useMarketKit.js'

/** What a part was given, and for the rest what the provider says. */
export function useGateways(own: MediaGateways | undefined): MediaGateways {
  const gateways = useContext(MarketKitContext)?.gateways
  return { ar: own?.ar ?? gateways?.ar, ipfs: own?.ipfs ?? gateways?.ipfs }
}

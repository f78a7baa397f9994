'use client'
import { useContext } from 'react'
import {
  MarketKitContext,
  type MediaGateways,
} from '../../hooks/useMarketKit.js'

/** The given gateways, with the provider's as defaults. */
export function useGateways(own: MediaGateways | undefined): MediaGateways {
  const gateways = useContext(MarketKitContext)?.gateways
  return { ar: own?.ar ?? gateways?.ar, ipfs: own?.ipfs ?? gateways?.ipfs }
}

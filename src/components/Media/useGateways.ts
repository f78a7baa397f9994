'use client'
import { useContext } from 'react'
import {
  MarketKitContext,
  type MediaGateways,
} from '../../hooks/context/useMarketKit.js'

export function useGateways(own: MediaGateways | undefined): MediaGateways {
  const gateways = useContext(MarketKitContext)?.gateways
  return { ar: own?.ar ?? gateways?.ar, ipfs: own?.ipfs ?? gateways?.ipfs }
}

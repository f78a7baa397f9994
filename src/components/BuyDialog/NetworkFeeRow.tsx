'use client'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { Row } from '../base/Rows.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { buyLabels } from './buyLabels.js'

/** What the network takes on top of a total; undefined while nobody can tell. */
export function NetworkFeeRow(props: {
  chainId: number
  fee: bigint | undefined
  /** Whether it is bought: what was told before the press stays. */
  isFixed: boolean
}) {
  const { chainId, isFixed } = props
  const [fee, setFee] = useState(props.fee)
  if (!isFixed && fee !== props.fee) setFee(props.fee)
  const labels = useLabels(buyLabels)
  const { locale } = useMarketKit()
  const native = useCurrency(chainId, zeroAddress)
  return (
    <Row kind="muted" label={labels.networkFee}>
      {fee === undefined || !native ? (
        labels.networkFeeByWallet
      ) : (
        <bdi>
          ≈ {formatPrice(fee, native.decimals, { locale })} {native.symbol}
        </bdi>
      )}
    </Row>
  )
}

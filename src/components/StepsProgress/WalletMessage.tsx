'use client'
import { failureLabels } from '../../labels/failureLabels.js'
import { useLabels } from '../text/useLabels.js'

/** The wallet's own text about an error. It is not ours: in any language, of any direction. */
export function WalletMessage(props: { children: string | undefined }) {
  const labels = useLabels(failureLabels)
  return props.children ? (
    <p className="mk-wallet-message">
      <span>{labels.walletSays}</span> <bdi>{props.children}</bdi>
    </p>
  ) : null
}

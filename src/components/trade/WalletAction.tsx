'use client'
import type { useWallet } from '../../hooks/useWallet.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { ActionButton } from '../base/ActionButton.js'
import { Notice } from '../failure/Notice.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { walletLabels } from './walletLabels.js'

/** The main button while the wallet isn't ready, with the reason above it. */
export function WalletAction({ wallet }: { wallet: useWallet.ReturnType }) {
  const { connect, status, switchError } = wallet
  const labels = useLabels(commonLabels, walletLabels)
  const chain = wallet.chainName ?? ''
  switch (status) {
    case 'ready':
      return null
    case 'disconnected':
      return (
        <ActionButton disabled={!connect} onClick={connect}>
          {labels.connect}
        </ActionButton>
      )
    // The person may have closed the connect window, so the button stays
    // active.
    case 'connecting':
      return (
        <ActionButton disabled={!connect} onClick={connect}>
          <span className="mk-spinner" />
          {labels['wallet.connecting']}
        </ActionButton>
      )
    case 'reconnecting':
      return <ActionButton busy>{labels['wallet.reconnecting']}</ActionButton>
    case 'watchOnly':
      return (
        <>
          <Notice tone="warning">{labels['wallet.watchOnly']}</Notice>
          <ActionButton disabled={!connect} onClick={connect}>
            {labels.connect}
          </ActionButton>
        </>
      )
    case 'wrongAccount': {
      const account = shortenAddress(wallet.wanted)
      return (
        <>
          <Notice tone="neutral">
            {labels['wallet.wrongAccount'](account)}
          </Notice>
          <ActionButton disabled>
            {labels['wallet.switchBack'](account)}
          </ActionButton>
        </>
      )
    }
    case 'wrongChain':
      return (
        <>
          <Notice tone={switchError ? 'warning' : 'neutral'}>
            {!switchError
              ? labels['wallet.wrongChain'](chain)
              : switchError.reason === 'rejected'
                ? labels['wallet.switchDeclined']
                : labels['wallet.switchFailed'](chain)}
          </Notice>
          {wallet.isSwitching ? (
            <ActionButton busy>{labels['wallet.switching']}</ActionButton>
          ) : (
            <ActionButton onClick={wallet.switchChain}>
              {labels['wallet.switchTo'](chain)}
            </ActionButton>
          )}
        </>
      )
  }
}

'use client'
import type { ReactNode } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { useEndFocus } from '../dialog/useEndFocus.js'
import { Check } from '../icon/icons.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { ItemPicture } from './ItemPicture.js'
import { ShareLink } from './ShareLink.js'
import type { ItemMetadata } from './useMetadata.js'

export function FlowSuccess(props: FlowSuccess.Props) {
  const { chainId, getSuccess, metadata, onClose } = props
  const { hash, itemUrl, onView, share, text, title, viewLabel } = getSuccess()
  const labels = useLabels(commonLabels, tradeLabels)
  const name = getCollectibleName(metadata, labels)
  const button = useEndFocus()
  const view = () => {
    onClose()
    onView?.()
  }
  return (
    <>
      <div className="mk-success">
        <div className="mk-success-picture">
          <ItemPicture metadata={metadata} />
          <span className="mk-success-mark">
            <Check />
          </span>
        </div>
        <div role="status">
          <p className="mk-success-title">{title}</p>
          <p className="mk-success-text">{text}</p>
        </div>
        {hash && <TransactionLink chainId={chainId} hash={hash} />}
        {(itemUrl || share) && (
          <div className="mk-success-share">
            {itemUrl && <ShareLink title={name} url={itemUrl} />}
            {share}
          </div>
        )}
      </div>
      <footer className="mk-dialog-footer">
        <ActionButton
          buttonRef={button}
          data-autofocus
          onClick={onView ? view : onClose}
        >
          {onView ? (viewLabel ?? labels.viewItem) : labels.done}
        </ActionButton>
        {onView && <TextButton onClick={onClose}>{labels.done}</TextButton>}
      </footer>
    </>
  )
}

export declare namespace FlowSuccess {
  type Props = {
    chainId: number
    /** Called inside the dialog's error boundary: labels and `share` may throw. */
    getSuccess: () => {
      hash?: string | undefined
      itemUrl?: string | undefined
      onView?: (() => void) | undefined
      share?: ReactNode
      text: string
      title: string
      viewLabel?: string | undefined
    }
    metadata: ItemMetadata
    onClose: () => void
  }
}

'use client'
import { useCancelSigned } from '../../hooks/trades/useCancelSigned.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { useLabels } from '../text/useLabels.js'
import { getRecoveryActions } from './recoveryActions.js'

export function FailureActions(props: {
  error: unknown
  canAcknowledge: boolean
  onAgain: () => void
  onAskAgain: () => void
  onClose: () => void
  flow?: string | undefined
}) {
  const { error, flow, canAcknowledge, onAgain, onAskAgain, onClose } = props
  const labels = useLabels(commonLabels, outcomeLabels)
  const { needsAcknowledgement, first } = getRecoveryActions(error)
  if (first === 'close')
    return (
      <>
        <ActionButton onClick={onClose} tone="secondary">
          {labels.close}
        </ActionButton>
        <TextButton onClick={onAgain}>{labels.checkAgain}</TextButton>
      </>
    )
  return (
    <>
      <ActionButton onClick={onAgain}>{labels[first]}</ActionButton>
      {needsAcknowledgement && canAcknowledge && (
        <TextButton onClick={onAskAgain}>{labels.askAgain}</TextButton>
      )}
      {first === 'repost' && flow && (
        <CancelSigned flow={flow} onCancel={onClose} />
      )}
    </>
  )
}

function CancelSigned(props: { flow: string; onCancel: () => void }) {
  const { flow, onCancel } = props
  const labels = useLabels(outcomeLabels)
  const cancelSigned = useCancelSigned()
  return (
    <TextButton
      onClick={() => {
        onCancel()
        cancelSigned(flow).catch(() => {})
      }}
    >
      {labels.cancelSigned}
    </TextButton>
  )
}

'use client'
import { describeError } from '../../describeError.js'
import { RequestError } from '../../errors.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { Button } from '../base/Button.js'
import { CircleExclamationPoint, CloudOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { useRetryFailed } from './useRetryFailed.js'

export function FailedNotice(props: {
  className?: string
  error: unknown
  text: string
}) {
  const { className = 'mk-notice', error, text } = props
  const labels = useLabels(commonLabels, failureLabels)
  const retryFailed = useRetryFailed()
  const isOutage =
    error instanceof RequestError &&
    ['network', 'server', 'timeout'].includes(error.reason)
  return (
    <div className={className} role="alert">
      {isOutage ? <CloudOff /> : <CircleExclamationPoint />}
      <p>{`${text} ${describeError(error, labels).text}`}</p>
      <Button onClick={retryFailed}>{labels.retry}</Button>
    </div>
  )
}

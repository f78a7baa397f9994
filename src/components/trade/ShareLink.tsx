'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { Button } from '../base/Button.js'
import { useCopy } from '../text/useCopy.js'
import { useLabels } from '../text/useLabels.js'

export function ShareLink(props: { title: string; url: string }) {
  const { title } = props
  const labels = useLabels(commonLabels, tradeLabels)
  const url = new URL(props.url, document.baseURI).href
  const { copied, copy } = useCopy(url)
  // Browsers offer neither on insecure pages.
  const canCopy = Boolean(navigator.clipboard)
  const canShare = Boolean(navigator.share)
  return (
    <>
      {canCopy && (
        <Button onClick={copy}>
          <span aria-live="polite">
            {copied ? labels.copied : labels.copyLink}
          </span>
        </Button>
      )}
      {canShare && (
        // It rejects if the user closes the browser's dialog.
        <Button onClick={() => navigator.share({ title, url }).catch(() => {})}>
          {labels.share}
        </Button>
      )}
    </>
  )
}

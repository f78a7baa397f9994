'use client'
import { useEffect, useId, useRef } from 'react'
import { noticeLabels } from '../../labels/noticeLabels.js'
import { Button } from '../base/Button.js'
import { useLabels } from '../text/useLabels.js'

export function GiveUpQuestion(props: {
  name: string | undefined
  onGiveUp: () => void
  onKeep: () => void
}) {
  const { name, onGiveUp, onKeep } = props
  const labels = useLabels(noticeLabels)
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      aria-describedby={`${id}-text`}
      aria-labelledby={id}
      className="mk-flow-notice-content"
      role="group"
    >
      {name && <span className="mk-flow-notice-eyebrow">{name}</span>}
      <strong className="mk-flow-notice-title" id={id}>
        {labels.giveUpTitle}
      </strong>
      <p className="mk-flow-notice-text" id={`${id}-text`}>
        {labels.giveUpText}
      </p>
      <div className="mk-flow-notice-answers">
        <button className="mk-button" onClick={onKeep} ref={safe} type="button">
          {labels.giveUpKeep}
        </button>
        <Button data-variant="text" onClick={onGiveUp}>
          {labels.giveUpConfirm}
        </Button>
      </div>
    </div>
  )
}

'use client'
import { type ReactNode, useRef } from 'react'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { ShieldQuestionMark } from '../icon/icons.js'

type Answer = { label: string; onClick: () => void }

export function QuestionPane(props: {
  children?: ReactNode
  id: string
  risky: Answer
  safe: Answer
  text: string
  title: string
}) {
  const { children, id, risky, safe, text, title } = props
  const button = useRef<HTMLButtonElement>(null)
  // In the same commit: a double click can't hit the risky answer.
  useBrowserLayoutEffect(
    () => button.current?.focus({ preventScroll: true }),
    [],
  )
  return (
    <>
      <section aria-labelledby={id} className="mk-dialog-body">
        <div className="mk-question">
          <span className="mk-question-mark">
            <ShieldQuestionMark />
          </span>
          <h3 className="mk-question-title" id={id}>
            {title}
          </h3>
          <p className="mk-dialog-text" id={`${id}-text`}>
            {text}
          </p>
        </div>
        {children}
      </section>
      <footer className="mk-dialog-footer">
        <ActionButton
          aria-describedby={`${id} ${id}-text ${id}-details`}
          buttonRef={button}
          onClick={safe.onClick}
        >
          {safe.label}
        </ActionButton>
        <TextButton onClick={risky.onClick}>{risky.label}</TextButton>
      </footer>
    </>
  )
}

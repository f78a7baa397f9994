'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { viewLabels } from '../../labels/viewLabels.js'
import { LinkButton } from '../base/Button.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { plainText } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { ViewSection } from './ViewSection.js'

const maxLength = 5_000

/** Without these characters, Markdown renders the same as plain text. */
const signs = /[*_#`~[\]>|&<\\]|^\s*(?:[-+]|\d+[.)])\s|https?:/m

export function Description({ text: given }: { text: string | undefined }) {
  const labels = useLabels(viewLabels)
  const text = plainText(given, maxLength)
  const content = useMarkdown(text)
  const body = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useBrowserLayoutEffect(() => {
    const element = body.current
    if (!element || isOpen) return
    const update = () =>
      setLong(element.scrollHeight > element.clientHeight + 4)
    update()
    if (!window.ResizeObserver) return
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [content, isOpen])
  if (!text) return null
  return (
    <ViewSection title={labels.about}>
      <div
        className="mk-description"
        data-open={isOpen ? '' : undefined}
        dir="auto"
        key={text}
        ref={body}
      >
        {content}
      </div>
      {isLong && (
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? labels.readLess : labels.readMore}
        </LinkButton>
      )}
    </ViewSection>
  )
}

function useMarkdown(text: string): ReactNode {
  const [read, setRead] = useState<{ content: ReactNode; text: string }>()
  useEffect(() => {
    if (!signs.test(text)) return
    let left = false
    import('./renderMarkdown.js')
      .then(({ renderMarkdown }) => renderMarkdown(text))
      .then(
        (content) => !left && setRead({ content, text }),
        // If the parser fails, the plain text stays.
        () => {},
      )
    return () => {
      left = true
    }
  }, [text])
  return read?.text === text ? read.content : text
}

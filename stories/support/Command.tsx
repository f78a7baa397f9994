import { useState } from 'react'
import { Check, Copy } from '../../src/components/icon/icons.js'
import './command.css'

/** A command for a terminal, with a button that copies it. */
export function Command({ command }: { command: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="command">
      <code>{command}</code>
      <button
        aria-label={isCopied ? 'Copied' : 'Copy command'}
        className="mk-button"
        data-variant="icon"
        onClick={async () => {
          await navigator.clipboard.writeText(command)
          setCopied(true)
        }}
        type="button"
      >
        {isCopied ? <Check /> : <Copy />}
      </button>
    </div>
  )
}

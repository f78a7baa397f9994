'use client'
import ImageOff from 'lucide-react/icons/image-off'
import { Component, type ReactNode } from 'react'
import { useLabels } from '../parts/useLabels.js'

type Props = {
  children: ReactNode
  /** What is drawn; another one is tried anew. */
  of: unknown
}
type State = { failed: boolean; of: unknown }

/**
 * Keeps a card that cannot be drawn from taking the grid with it. A class,
 * since React catches errors in no other way.
 */
export class CardBoundary extends Component<Props, State> {
  override state: State = { failed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return of === state.of ? null : { failed: false, of }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <BrokenCard onRetry={() => this.setState({ failed: false })} />
  }
}

/** Stands in place of a card, in the same geometry. */
function BrokenCard({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels()
  return (
    <div className="mk-collectible-card" data-state="broken" role="alert">
      <ImageOff />
      <p>{labels['card.broken']}</p>
      <button
        className="mk-button"
        data-variant="secondary"
        onClick={onRetry}
        type="button"
      >
        {labels.retry}
      </button>
    </div>
  )
}

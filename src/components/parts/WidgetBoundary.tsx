'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Component, type ReactNode } from 'react'
import { useLabels } from './useLabels.js'

type Props = { children: ReactNode }
type State = { failed: boolean }

/**
 * Keeps a widget that cannot be drawn from taking the page with it. A class,
 * since React catches errors in no other way.
 */
export class WidgetBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <BrokenWidget onRetry={() => this.setState({ failed: false })} />
  }
}

function BrokenWidget({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels()
  return (
    <div data-mk="notice" data-state="broken" role="alert">
      <CircleAlert />
      <p>{labels.widgetBroken}</p>
      <button data-mk="button" onClick={onRetry} type="button">
        {labels.retry}
      </button>
    </div>
  )
}

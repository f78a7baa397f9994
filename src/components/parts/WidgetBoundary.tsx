'use client'
import { Component, type ReactNode } from 'react'
import { BrokenWidget } from './BrokenWidget.js'

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

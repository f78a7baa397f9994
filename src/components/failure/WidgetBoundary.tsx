'use client'
import { Component, type ReactNode } from 'react'
import { BrokenWidget } from './BrokenWidget.js'

type Props = {
  children: ReactNode
  /** What is drawn; another one is tried anew. */
  of?: unknown
}
type State = { failed: boolean; of: unknown }

/**
 * Keeps what cannot be drawn from taking the page with it. It stands within the
 * root element of a widget: what is wrong with the app, such as a provider that
 * is missing, still reaches the app. A class, since React catches errors in no
 * other way.
 */
export class WidgetBoundary extends Component<Props, State> {
  override state: State = { failed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return of === state.of ? null : { failed: false, of }
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.renderBroken(() => this.setState({ failed: false }))
      : this.props.children
  }

  protected renderBroken(onRetry: () => void): ReactNode {
    return <BrokenWidget onRetry={onRetry} />
  }
}

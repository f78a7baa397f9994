'use client'
import { Component, type ReactNode } from 'react'
import { BrokenWidget } from './BrokenWidget.js'

type Props = {
  children: ReactNode
  of?: unknown
}
type State = { failed: boolean; of: unknown }

/** Goes inside a widget's root: a missing provider must throw into the app. */
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

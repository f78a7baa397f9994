import type { FlowEvent, Order } from '../../../src/core.js'
import type { WorldCall } from '../../../src/testing/index.js'

/** Failures that stay on until the reader turns them off. */
export type SwitchName =
  | 'decline'
  | 'hang'
  | 'lie'
  | 'nodeOutage'
  | 'serviceOutage'

/** A request of the widget's page, or of its wallet. */
export type Call = Omit<WorldCall, 'params' | 'to'> & {
  to: WorldCall['to'] | 'wallet'
}

/** A message from the page of the widget to the playground. */
export type Report =
  | { call: Call }
  | { event: FlowEvent }
  /** The listing that the widget shows; undefined if it shows none. */
  | { order: Order | undefined }
  /** Whether the widget shows nothing, such as a dialog that was closed. */
  | { isEmpty: boolean }
  /** A switch that has done its work. */
  | { used: SwitchName }

/** A report, marked as one of the playground. */
export type Message = { playground: Report }

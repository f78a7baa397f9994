import type { FlowDialogProps } from '../trade/FlowDialog.js'
import type { useSweep } from './useSweep.js'

/** Props of `Sweep`. */
export type SweepProps = FlowDialogProps & Omit<useSweep.Parameters, 'enabled'>

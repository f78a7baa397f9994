import type { ReactElement } from 'react'
import type { CartGroup } from '../../hooks/cartLines.js'
import type { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { PartProps } from '../base/usePart.js'
import type { CartStage } from './CartPanes.js'

/** State of the drawer, passed to `render`. */
export type CartDrawerState = { open: boolean; stage: CartStage }

/** Props of `CartDrawer`. */
export type CartDrawerProps = PartProps<'div', CartDrawerState> & {
  /** Additional fees of a group, in the smallest unit of its currency. */
  additionalFees?: ((group: CartGroup) => readonly AdditionalFee[]) | undefined
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Called when the purchase of a group is confirmed. */
  onSuccess?: ((result: useBuy.Data) => void) | undefined
  /** Whether it is open, for controlled use. */
  open?: boolean | undefined
  /** The button that opens it; null for none. @default a `CartButton` */
  trigger?: ReactElement | null | undefined
}

/** State of the cart, passed to `render`. */
export type CartState = { stage: CartStage }

/** Props of `Cart`. */
export type CartProps = PartProps<'section', CartState> &
  Pick<CartDrawerProps, 'additionalFees' | 'onSuccess'>

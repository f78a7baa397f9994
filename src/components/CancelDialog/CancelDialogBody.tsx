'use client'
import type { ForwardedRef, ReactElement } from 'react'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import type { CancelDialog } from './CancelDialog.js'
import { CancelMany } from './CancelMany.js'
import { CancelOne } from './CancelOne.js'

/** Props of the bodies: without what only the shell needs. */
export type CancelBodyProps = Omit<CancelDialog.Props, keyof DialogProps> &
  BodyProps & { rootRef: ForwardedRef<HTMLDivElement> }

/** The dialog of `CancelDialog`, loaded when it opens. */
export function CancelDialogBody({
  orders,
  ...props
}: CancelBodyProps): ReactElement {
  return orders ? (
    <CancelMany {...props} orders={orders} />
  ) : (
    <CancelOne {...props} />
  )
}

'use client'
import type { ReactElement } from 'react'
import { CancelMany } from './CancelMany.js'
import { CancelOne } from './CancelOne.js'
import type { CancelBodyProps } from './cancelDialogProps.js'

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

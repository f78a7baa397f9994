'use client'
import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'button'> & {
  'data-shape'?: 'icon' | undefined
  'data-size'?: 'large' | 'small' | undefined
  'data-variant'?: string | undefined
}

export function Button(props: Props) {
  return <button className="mk-button" type="button" {...props} />
}

export function LinkButton(props: Props) {
  return <button className="mk-link" type="button" {...props} />
}

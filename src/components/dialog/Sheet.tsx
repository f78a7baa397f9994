'use client'
import { type ReactNode, type Ref, type RefObject, useId, useRef } from 'react'
import type { RenderProps } from '../base/useElement.js'
import { usePart } from '../base/usePart.js'
import { Backdrop } from './Backdrop.js'
import { CloseButton } from './CloseButton.js'
import { Portal } from './Portal.js'
import { SheetHeader } from './SheetHeader.js'
import { useBack } from './useBack.js'
import { useLayer } from './useLayer.js'
import { usePresence } from './usePresence.js'
import { useSwipe } from './useSwipe.js'

export function Sheet<state extends Sheet.State>(props: Sheet.Props<state>) {
  const popup = useRef<HTMLDivElement>(null)
  const isPresent = usePresence(props.state.open, popup, props.onClosed)
  return isPresent ? (
    <Portal>
      <Layer {...props} popup={popup} />
    </Portal>
  ) : null
}

export declare namespace Sheet {
  type State = {
    open: boolean
    stage?: string
  }
  type Props<state extends State> = {
    children: ReactNode
    /** While a wallet is open, screen readers and presses must reach its sheet. */
    isBusy?: boolean | undefined
    name: string
    onClose: () => void
    onClosed?: (() => void) | undefined
    /** On phones, `middle` and `side` are at the bottom. @default 'middle' */
    position?: 'middle' | 'side' | 'page' | undefined
    props?: RenderProps<'div', state> | undefined
    rootRef?: Ref<HTMLDivElement> | undefined
    state: state
  } & (
    | {
        /** Stands under the title. */
        note?: ReactNode
        /** Stands before the title. */
        start?: ReactNode
        title: ReactNode
      }
    | { /** Accessible name of a sheet without header. */ label: string }
  )
}

function Layer<state extends Sheet.State>(
  sheet: Sheet.Props<state> & { popup: RefObject<HTMLDivElement | null> },
) {
  const { isBusy = false, name, onClose, popup, state } = sheet
  const { position = 'middle', props = {}, rootRef } = sheet
  const { open, stage } = state
  const id = useId()
  // While a wallet is open, a stray press must not close the sheet.
  const closeUnlessBusy = () => isBusy || onClose()
  useLayer(popup, { onEscape: onClose, open, stage })
  // The URL shows what is on a `page`, so Back removes it from there.
  useBack(popup, open && position !== 'page')
  useSwipe(popup, {
    enabled: open && position !== 'page',
    onSwipe: closeUnlessBusy,
  })
  const isNamed = 'label' in sheet
  const element = usePart<'div', state>({
    name,
    own: {
      [isNamed ? 'aria-label' : 'aria-labelledby']: isNamed ? sheet.label : id,
      'aria-modal': !isBusy,
      className: 'mk-sheet',
      'data-closed': open ? undefined : '',
      'data-mk-dialog': position === 'middle' ? '' : undefined,
      'data-place': position,
      ref: popup,
      role: 'dialog',
      tabIndex: -1,
      children: (
        <>
          {isNamed ? (
            <CloseButton onClick={onClose} />
          ) : (
            <SheetHeader
              id={id}
              isPlain={position === 'page'}
              note={sheet.note}
              onClose={onClose}
              start={sheet.start}
              title={sheet.title}
            />
          )}
          {sheet.children}
        </>
      ),
    },
    props,
    ref: rootRef,
    state,
  })
  return (
    <>
      <Backdrop closed={!open} onPress={closeUnlessBusy} />
      {element}
    </>
  )
}

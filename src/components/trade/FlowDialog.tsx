'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { rootProps } from '../../hooks/rootProps.js'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { usePart } from '../base/usePart.js'
import { Backdrop } from '../dialog/Backdrop.js'
import { CloseButton } from '../dialog/CloseButton.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { useLayer } from '../dialog/useLayer.js'
import { usePresence } from '../dialog/usePresence.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { FlowQuestionPane } from './FlowQuestionPane.js'
import { FlowSuccess } from './FlowSuccess.js'
import { ItemPicture } from './ItemPicture.js'
import { type DialogStage, getStage, type TradeState } from './tradeState.js'
import { type DialogState, useFlowDialog } from './useFlowDialog.js'
import type { FlowQuestion } from './useFlowQuestion.js'

export type FlowDialogPartState = { open: boolean; stage: DialogStage }

export type FlowDialogProps = DialogProps &
  Omit<useRender.ComponentProps<'div', FlowDialogPartState>, 'children'> & {
    /** Name of the collection, shown in the header. */
    collectionName?: string | undefined
  }

export type FlowBodyProps<props extends FlowDialogProps> = Omit<
  props,
  keyof DialogProps
> &
  BodyProps & {
    /** The caller's `ref`, which React 18 doesn't pass in props. */
    rootRef: Ref<HTMLDivElement>
  }

export function FlowDialog(props: FlowDialog.Props): ReactElement | null {
  const { flow, question, state } = props
  const dialog = useFlowDialog(props.dialog, {
    isPending: state.status === 'working',
    reset: flow.reset,
    stop: flow.stop,
  })
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const present = usePresence(dialog.open, popup, dialog.onClosed)
  const { answer, asked } = question
  const isAbandoned = asked !== undefined && !dialog.open
  // Closing the dialog answers no, because the flow waits for an answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is a new function on every render
  useEffect(() => {
    if (isAbandoned) answer(false)
  }, [isAbandoned])
  return present && inBrowser
    ? createPortal(<Layer {...props} popup={popup} />, document.body)
    : null
}

export declare namespace FlowDialog {
  type Props = Omit<FlowDialogProps, keyof DialogProps> & {
    children: ReactNode
    dialog: DialogState
    /** @default children */
    getSuccess?: FlowSuccess.Props['getSuccess']
    flow: {
      reset: () => void
      /** Stops after the current part: no wallet opens for a closed dialog. */
      stop?: (() => void) | undefined
    }
    kind: 'buy' | 'list' | 'cancel'
    metadata: Partial<CollectibleMetadata> & { tokenId: string }
    money: FlowMoney
    /** Name of its class, without `mk-`. @default from `kind` */
    name?: string | undefined
    question: FlowQuestion
    rootRef: Ref<HTMLDivElement>
    state: TradeState
    title: string
  }
}

/** While the wallet is open, screen readers and presses must reach its sheet. */
function Layer({
  children,
  collectionName,
  dialog,
  flow: _,
  getSuccess,
  kind,
  metadata,
  money,
  name = `${kind}-dialog`,
  popup,
  question,
  rootRef,
  state,
  title,
  ...props
}: FlowDialog.Props & { popup: RefObject<HTMLDivElement | null> }) {
  const kit = useMarketKit()
  const labels = useLabels(commonLabels)
  const id = useId()
  const { open, setOpen } = dialog
  const stage = getStage(state, question)
  const busy = stage === 'working'
  // A sweep has no single token, and its collection may have no name.
  const hasSubject = Boolean(metadata.name || metadata.tokenId)
  useLayer(popup, { onEscape: dialog.close, open, stage })
  const getPane = () => {
    switch (stage) {
      case 'question':
        return (
          <FlowQuestionPane kind={kind} money={money} question={question} />
        )
      case 'success':
        return getSuccess ? (
          <FlowSuccess
            chainId={money.chainId}
            getSuccess={getSuccess}
            metadata={metadata}
            onClose={dialog.close}
          />
        ) : (
          children
        )
      case 'review':
      case 'working':
      case 'failed':
        return children
    }
  }
  const element = usePart<'div', FlowDialogPartState>({
    name,
    own: {
      'aria-labelledby': id,
      'aria-modal': !busy,
      'data-closed': open ? undefined : '',
      'data-mk-dialog': '',
      ref: popup,
      role: 'dialog',
      tabIndex: -1,
      children: (
        <>
          <header className="mk-dialog-header">
            <ItemPicture metadata={metadata} />
            <h2 className="mk-dialog-title" id={id}>
              <span className="mk-dialog-eyebrow">{title}</span>{' '}
              <span className="mk-dialog-subject">
                {hasSubject && getCollectibleName(metadata, labels)}
              </span>{' '}
              {collectionName && (
                <span className="mk-dialog-eyebrow">
                  {plainLine(collectionName, 80)}
                </span>
              )}
            </h2>
            <CloseButton onClick={dialog.close} />
          </header>
          <WidgetBoundary of={stage}>{getPane()}</WidgetBoundary>
        </>
      ),
    },
    props,
    ref: rootRef,
    state: { open, stage },
  })
  return (
    <div {...rootProps(kit)}>
      <Backdrop closed={!open} onPress={() => busy || setOpen(false)} />
      {element}
    </div>
  )
}

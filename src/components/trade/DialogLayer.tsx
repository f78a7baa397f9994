'use client'
import { type ReactNode, type Ref, type RefObject, useId } from 'react'
import { rootProps } from '../../hooks/rootProps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { usePart } from '../base/usePart.js'
import { Backdrop } from '../dialog/Backdrop.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { useLayer } from '../dialog/useLayer.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { Media } from '../Media/Media.js'
import { nameOf } from '../text/nameOf.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import type { FlowDialogPartState, FlowDialogProps } from './FlowDialog.js'
import { FlowQuestionPane } from './FlowQuestionPane.js'
import type { FlowStage } from './flowStage.js'
import type { DialogState } from './useFlowDialog.js'
import type { FlowQuestion } from './useFlowQuestion.js'

/**
 * The dialog itself. While a wallet is asked no press outside closes it, and
 * it stops claiming to be all there is, so that a wallet's sheet is heard.
 */
export function DialogLayer({
  children,
  collectionName,
  dialog,
  kind,
  metadata,
  money,
  name = `${kind}-dialog`,
  popup,
  question,
  rootRef,
  stage,
  title,
  ...props
}: DialogLayer.Props) {
  const kit = useMarketKit()
  const labels = useLabels(commonLabels)
  const id = useId()
  const { open, setOpen } = dialog
  const busy = stage === 'working'
  // A sweep is of no one token, and its collection may have no name.
  const hasSubject = Boolean(metadata.name || metadata.tokenId)
  useLayer(popup, { onEscape: dialog.close, open, stage })
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
            <Media
              alt=""
              color={metadata.backgroundColor}
              eager
              src={metadata.image ?? metadata.imageData}
            />
            <h2 className="mk-dialog-title" id={id}>
              <span className="mk-dialog-eyebrow">{title}</span>{' '}
              <span className="mk-dialog-subject">
                {hasSubject && nameOf(metadata, labels)}
              </span>{' '}
              {collectionName && (
                <span className="mk-dialog-eyebrow">
                  {plainLine(collectionName, 80)}
                </span>
              )}
            </h2>
            <CloseButton onClick={dialog.close} />
          </header>
          <WidgetBoundary of={stage}>
            {question.asked ? (
              <FlowQuestionPane kind={kind} money={money} question={question} />
            ) : (
              children
            )}
          </WidgetBoundary>
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

export declare namespace DialogLayer {
  type Props = Omit<
    FlowDialogProps,
    'defaultOpen' | 'open' | 'onOpenChange' | 'trigger'
  > & {
    children: ReactNode
    dialog: DialogState
    kind: 'buy' | 'list' | 'cancel'
    metadata: Partial<CollectibleMetadata> & { tokenId: string }
    money: FlowMoney
    /** What the stylesheet calls it. @default after its kind */
    name?: string | undefined
    popup: RefObject<HTMLDivElement | null>
    question: FlowQuestion
    /** Takes the dialog's element: React 18 keeps `ref` apart. */
    rootRef: Ref<HTMLDivElement>
    stage: FlowStage
    title: string
  }
}

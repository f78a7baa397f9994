'use client'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import type { Address } from 'viem'
import { commonLabels } from '../../labels/commonLabels.js'
import type { Order } from '../../rpc/schemas.js'
import type { PartProps } from '../base/usePart.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { Sheet } from '../dialog/Sheet.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { FlowQuestionPane } from './FlowQuestionPane.js'
import { FlowSuccess } from './FlowSuccess.js'
import { ItemIdentity } from './ItemIdentity.js'
import { ItemPicture } from './ItemPicture.js'
import {
  type DialogStage,
  getStage,
  type TradeKind,
  type TradeState,
} from './tradeState.js'
import { type DialogState, useFlowDialog } from './useFlowDialog.js'
import type { FlowQuestion } from './useFlowQuestion.js'
import type { ItemMetadata } from './useMetadata.js'

/** A dialog whose success screen links to the item. */
export type LinkProps = {
  /**
   * Returns the URL of an item's page, also relative to the page. The success
   * screen shows buttons that copy and share it.
   */
  getItemUrl?:
    | ((item: {
        chainId: number
        contractAddress: Address
        tokenId: string
      }) => string | undefined)
    | undefined
}

export type FlowDialogPartState = { open: boolean; stage: DialogStage }

export type FlowDialogProps = DialogProps &
  PartProps<'div', FlowDialogPartState> & {
    /** Name of the collection, shown in the header. */
    collectionName?: string | undefined
  }

export type FlowBodyProps<props extends FlowDialogProps> = Omit<
  props,
  keyof DialogProps
> &
  BodyProps

export function getOrderUrl(
  getItemUrl: LinkProps['getItemUrl'],
  { chainId, collectionContractAddress: contractAddress, tokenId }: Order,
): string | undefined {
  return tokenId === undefined
    ? undefined
    : getItemUrl?.({ chainId, contractAddress, tokenId })
}

export function FlowDialog({
  children,
  collectionName,
  contractAddress,
  dialog: frame,
  flow,
  getSuccess,
  kind,
  metadata,
  money,
  name = `${kind}-dialog`,
  question,
  rootRef,
  signedPane,
  state,
  title,
  ...props
}: FlowDialog.Props): ReactElement {
  const dialog = useFlowDialog(frame, {
    isPending: state.status === 'working',
    reset: flow.reset,
    stop: flow.stop,
  })
  const labels = useLabels(commonLabels)
  const { close, open } = dialog
  const { answer, asked } = question
  const isAbandoned = asked !== undefined && !open
  // Closing the dialog answers no, because the flow waits for an answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is a new function on every render
  useEffect(() => {
    if (isAbandoned) answer(false)
  }, [isAbandoned])
  const stage = getStage(state, question)
  const hasSubject = Boolean(metadata.name || metadata.tokenId)
  const getPane = () => {
    if (stage === 'question')
      return (
        signedPane ?? (
          <FlowQuestionPane kind={kind} money={money} question={question} />
        )
      )
    if (stage !== 'success' || !getSuccess) return children
    return (
      <FlowSuccess
        chainId={money.chainId}
        getSuccess={getSuccess}
        metadata={metadata}
        onClose={close}
      />
    )
  }
  return (
    <Sheet<FlowDialogPartState>
      isBusy={stage === 'working'}
      name={name}
      note={
        contractAddress && (
          <ItemIdentity
            chainId={money.chainId}
            contractAddress={contractAddress}
            hasLink
            tokenId={metadata.tokenId}
          />
        )
      }
      onClose={close}
      onClosed={dialog.onClosed}
      props={props}
      rootRef={rootRef}
      start={<ItemPicture metadata={metadata} />}
      state={{ open, stage }}
      title={
        <>
          <span className="mk-dialog-eyebrow">{title}</span>{' '}
          <bdi className="mk-dialog-subject">
            {hasSubject && getCollectibleName(metadata, labels)}
          </bdi>{' '}
          {collectionName && (
            <bdi className="mk-dialog-eyebrow">
              {plainLine(collectionName, 80)}
            </bdi>
          )}
        </>
      }
    >
      <WidgetBoundary of={stage}>{getPane()}</WidgetBoundary>
    </Sheet>
  )
}

export declare namespace FlowDialog {
  type Props = Omit<FlowDialogProps, keyof DialogProps> &
    Pick<BodyProps, 'rootRef'> & {
      children: ReactNode
      /** Contract of what is traded, shown in the header with the token id. */
      contractAddress?: Address | undefined
      dialog: DialogState
      getSuccess?: FlowSuccess.Props['getSuccess']
      flow: {
        reset: () => void
        stop?: (() => void) | undefined
      }
      kind: TradeKind
      metadata: ItemMetadata
      money: FlowMoney
      name?: string | undefined
      question: FlowQuestion
      signedPane?: ReactNode
      state: TradeState
      title: string
    }
}

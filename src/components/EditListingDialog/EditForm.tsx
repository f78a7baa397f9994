'use client'
import { StepError } from '../../errors.js'
import { editLabels } from '../../labels/editLabels.js'
import { listLabels } from '../../labels/listLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { ActionButton } from '../base/ActionButton.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { DialogForm } from '../listing/DialogForm.js'
import { ListFields } from '../listing/ListFields.js'
import {
  PriceConcernActions,
  PriceConcernNotice,
} from '../listing/PriceConcernNotice.js'
import { useOrderPriceText, usePriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { FlowWait } from '../trade/FlowSteps.js'
import { TradeAction } from '../trade/TradeAction.js'
import { EditParts } from './EditParts.js'
import type { useEditListingDialog } from './useEditListingDialog.js'

export function EditForm(props: {
  contractType: 'ERC721' | 'ERC1155'
  form: useEditListingDialog.ReturnType
  money: FlowMoney
  onClose: () => void
}) {
  const { contractType, form, money, onClose } = props
  const { flow, next, order, part, plan, run, state } = form
  const labels = useLabels(editLabels)
  const oldPrice = useOrderPriceText(order)
  const isWorking = state.status === 'working'
  // If nothing was sent, the parts and the notice show enough.
  const hasSent = flow.progress?.steps.some(({ hash }) => hash)
  const isFixed = isWorking || (run?.done === 1 && part === 'cancel')
  return (
    <DialogForm
      footer={
        <>
          {!isWorking && (
            <EditNotice form={form} money={money} oldPrice={oldPrice} />
          )}
          {next === 'confirmPrice' && form.asked && (
            <PriceConcernNotice facts={form.asked} />
          )}
          {!run && next !== 'confirmPrice' && (
            <p className="mk-edit-note">{`${
              plan[0] === 'cancel'
                ? labels.editCancelFirst
                : labels.editListFirst
            } ${labels.editStay}`}</p>
          )}
          <EditAction form={form} onClose={onClose} />
        </>
      }
    >
      <ListFields contractType={contractType} form={form} isFixed={isFixed} />
      <EditParts
        chainId={order.chainId}
        oldPrice={oldPrice}
        plan={plan}
        quotes={{ cancel: form.cancelQuote.data, list: form.steps }}
        run={run}
        steps={
          isWorking || (state.error && hasSent)
            ? flow.progress?.steps
            : undefined
        }
      />
      <FlowWait
        account={flow.account}
        chainId={order.chainId}
        pending={isWorking}
        progress={isWorking ? flow.progress : undefined}
      />
    </DialogForm>
  )
}

function EditNotice(props: {
  form: useEditListingDialog.ReturnType
  money: FlowMoney
  oldPrice: string
}) {
  const { form, money, oldPrice } = props
  const { error, flow, run } = form
  const labels = useLabels(editLabels)
  if (run?.isSold) return <Notice tone="neutral">{labels.editSold}</Notice>
  const isHalfDone = run?.done === 1
  // The cost of the first part is unknown, for example after a reload.
  const isCostKnown =
    error instanceof StepError &&
    Boolean(error.hash || error.fundsMoved !== 'no')
  return (
    <>
      {isHalfDone && (
        <Notice tone="warning">
          {run.plan[1] === 'list'
            ? labels.editUnlisted
            : labels.editBoth(oldPrice)}
        </Notice>
      )}
      {error && (
        <ErrorNotice
          {...{ error, money, progress: flow.progress }}
          tellsFunds={!isHalfDone || isCostKnown}
        />
      )}
    </>
  )
}

function EditAction(props: {
  form: useEditListingDialog.ReturnType
  onClose: () => void
}) {
  const { form, onClose } = props
  const { next, part = 'list', run, submit, unitPrice } = form
  const labels = useLabels(editLabels, listLabels, outcomeLabels)
  const price = usePriceText(form.currency)(unitPrice ?? '0')
  return (
    <TradeAction kind={part} onClose={onClose} trade={form}>
      {next === 'incomplete' ? (
        <ActionButton disabled>
          {form.problem
            ? labels.enterPrice
            : form.ready
              ? labels.editNothing
              : labels.editTitle}
        </ActionButton>
      ) : next === 'cancelOld' ? (
        <ActionButton onClick={submit} tone="danger">
          {labels.editCancelOld}
        </ActionButton>
      ) : next === 'confirmPrice' ? (
        <PriceConcernActions
          anyway={run ? labels.listAnyway(price) : labels.changeAnyway(price)}
          onAnswer={form.answerConcerns}
        />
      ) : (
        <ActionButton onClick={submit}>
          {run ? labels.listAction(price) : labels.editAction(price)}
        </ActionButton>
      )}
    </TradeAction>
  )
}

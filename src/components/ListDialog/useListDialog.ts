'use client'
import type { Address } from 'viem'
import type { FlowError } from '../../errors.js'
import { useWallet } from '../../hooks/context/useWallet.js'
import { useList } from '../../hooks/trades/useList.js'
import { isSameText } from '../../rpc/isSameText.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import type { ListItem, ListTerms } from '../listing/listTerms.js'
import type { OrderbookChoice } from '../listing/useCurrencies.js'
import { useListingQuestion } from '../listing/useListingQuestion.js'
import { useListTerms } from '../listing/useListTerms.js'
import {
  canAct,
  type FlowState,
  getFlowState,
  getPausedAccount,
  type TradeNext,
  useWhenOnline,
} from '../trade/tradeState.js'
import { useShownSubject } from '../trade/useFlowDialog.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'

/**
 * Lists a collectible: `ListDialog` without its markup. `draft` holds the
 * fields, `next` the next action. A price that may be a mistake is asked about
 * before the wallet opens.
 *
 * @example
 * import { useListDialog } from 'marketkit'
 *
 * const form = useListDialog({
 *   item: { chainId: 137, contractAddress, contractType: 'ERC721', tokenId: '7' },
 * })
 *
 * <>
 *   <input
 *     onChange={({ target }) => form.edit({ price: target.value })}
 *     value={form.draft.price}
 *   />
 *   <button disabled={form.next !== 'list'} onClick={form.submit}>List</button>
 *   {form.next === 'confirmPrice' && (
 *     <button onClick={() => form.answerConcerns(true)}>List anyway</button>
 *   )}
 *   {form.next === 'failed' && <button onClick={form.retry}>Try again</button>}
 * </>
 */
export function useListDialog(
  parameters: useListDialog.Parameters,
): useListDialog.ReturnType {
  const { enabled = true, onSuccess } = parameters
  const flow = useList({ onSuccess })
  const state = getFlowState(flow)
  const item =
    useShownSubject(parameters.item, flow, { enabled, isSame: isSameItem }) ??
    parameters.item
  const onAcknowledge = (acknowledge: useList.Variables['acknowledge']) => {
    if (next !== 'failed' || !flow.variables) return
    if (isAgreed) flow.mutate({ ...flow.variables, acknowledge })
    else ask()
  }
  const question = useListingQuestion(state, { enabled, onAcknowledge })
  const { answer, ask, confirm, getVariables, isAgreed, ...terms } =
    useListTerms({
      ...parameters,
      begun: flow,
      enabled: enabled && !flow.isSuccess,
      flow,
      item,
      question,
    })
  useFlowInView(flow, enabled)
  const wallet = useWallet({
    account: getPausedAccount(flow),
    chainId: item.chainId,
  })
  const next = useWhenOnline(getNext(state, { ...terms, wallet }))
  const retryFailed = useRetryFailed()
  const list = () => {
    const listing = getVariables()
    if (listing) flow.mutate(listing)
  }
  return {
    ...terms,
    answerConcerns(isConfirmed) {
      if (answer(isConfirmed) && next === 'confirmPrice') list()
    },
    error: next === 'confirmPrice' ? null : (flow.error ?? terms.quote.error),
    flow,
    next,
    question,
    retry() {
      if (next === 'quoteFailed') {
        // The market data that the price is compared with may have failed too.
        retryFailed()
        terms.quote.refetch()
      }
      if (next !== 'failed') return
      if (isSamePrice(getVariables(), flow.variables)) {
        if (confirm()) list()
      } else {
        flow.reset()
        ask()
      }
    },
    submit() {
      if (next === 'list' && confirm()) list()
    },
    wallet,
  }
}

export declare namespace useListDialog {
  /**
   * The next action: first the wallet, then the fields, failures, questions and
   * steps. `checking`: the steps or the market data are loading. `offline`:
   * there is no network.
   */
  type Next = Extract<
    TradeNext,
    | 'working'
    | 'wallet'
    | 'offline'
    | 'incomplete'
    | 'failed'
    | 'quoteFailed'
    | 'checking'
    | 'confirmPrice'
    | 'list'
    | 'done'
  >
  type Parameters = {
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /**
     * Whether the form is visible. If not, nothing is fetched, the fields are
     * cleared, and an open question is answered with no. @default true
     */
    enabled?: boolean | undefined
    /** The item to list. */
    item: ListItem
    /** Called when the listing is published. */
    onSuccess?: ((result: useList.Data) => void) | undefined
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: useList.Variables['orderbook']
    /** Order books to choose from, each with its currencies and its fee. */
    orderbooks?: readonly OrderbookChoice[] | undefined
  }
  type ReturnType = ListTerms & {
    /** Answers `asked`: lists anyway or not. Asks first about new concerns. */
    answerConcerns: (isConfirmed: boolean) => void
    /** Error of the latest listing, or else of the quote. */
    error: FlowError | null
    /** The listing flow. */
    flow: useList.ReturnType
    /** The next action. */
    next: Next
    /** Other questions that the user must answer. */
    question: FlowQuestion
    /** Continues after `failed`, or fetches the steps again after `quoteFailed`. */
    retry: () => void
    /** Lists, or asks about the price; does nothing unless `next` is `list`. */
    submit: () => void
    /** The wallet, for the chain of the item. */
    wallet: useWallet.ReturnType
  }
}

function getNext(
  state: FlowState,
  form: Pick<ListTerms, 'asked' | 'market' | 'problem' | 'quote' | 'ready'> & {
    wallet: useWallet.ReturnType
  },
): Exclude<useListDialog.Next, 'offline'> {
  const { asked, market, problem, quote, ready, wallet } = form
  if (state.status === 'working') return 'working'
  if (state.status === 'success') return 'done'
  const { error } = state
  if (!canAct(wallet, error)) return 'wallet'
  if (problem || !ready) return 'incomplete'
  if (asked) return 'confirmPrice'
  if (market.status === 'reading') return 'checking'
  if (error) return 'failed'
  if (quote.error) return 'quoteFailed'
  return quote.data ? 'list' : 'checking'
}

function isSamePrice(
  a: useList.Variables | undefined,
  b: useList.Variables | undefined,
): boolean {
  return (
    a?.pricePerToken === b?.pricePerToken &&
    a?.quantity === b?.quantity &&
    isSameText(a?.currencyAddress, b?.currencyAddress)
  )
}

function isSameItem(a: ListItem, b: ListItem): boolean {
  return (
    a.chainId === b.chainId &&
    isSameText(a.contractAddress, b.contractAddress) &&
    a.tokenId === b.tokenId
  )
}

'use client'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { formatPrice } from '../Price/formatPrice.js'
import { clamp } from '../parts/QuantityStepper.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import type { ListItem } from './ListDialog.js'
import { parsePrice } from './parsePrice.js'
import { readEarnings } from './readEarnings.js'
import { useCurrencies } from './useCurrencies.js'
import { useListingQuote } from './useListingQuote.js'
import { useOwned } from './useOwned.js'

const day = 86_400

/** Seconds for which a listing can be made. */
export const durations = [1, 3, 7, 30, 90, 180].map((days) => days * day)

/** What a person fills in to list, and what follows from it. */
export function useListForm(parameters: {
  currencies: readonly Address[] | undefined
  flow: useList.ReturnType
  /** What is filled in at first. */
  initial?: Partial<Draft> | undefined
  item: ListItem
  orderbook: useList.Variables['orderbook']
  question: FlowQuestion
}) {
  const { flow, item, orderbook, question } = parameters
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const choices = useCurrencies(item.chainId, parameters.currencies)
  const [draft, setDraft] = useState<Draft>(
    () =>
      draftOf(flow, choices, locale) ?? {
        duration: 7 * day,
        price: '',
        ...parameters.initial,
      },
  )
  const [openedAt] = useState(() => Math.floor(Date.now() / 1000))
  const owned = useOwned(item)
  const quantity = clamp(draft.quantity ?? 1n, owned ?? 1n)
  const currency =
    choices.find((choice) => choice.address === draft.currency) ??
    choices[0] ??
    ether

  const parsed = parsePrice(draft.price, currency.decimals, locale)
  const problem = parsed.amount === '0' ? ('zero' as const) : parsed.problem
  const ready = Boolean(address) && !problem && owned !== 0n
  const listing = {
    ...item,
    currencyAddress: currency.address,
    orderbook,
    pricePerToken: parsed.amount ?? '0',
    quantity: String(quantity),
  }
  const expiresIn = (from: number) => String(from + draft.duration)
  const quoted = useListingQuote(
    { ...listing, expiry: expiresIn(openedAt) },
    { flow, ready },
  )
  const net = readEarnings(quoted.steps, address)
  const variables = (): useList.Variables => ({
    ...listing,
    expiry: expiresIn(Math.floor(Date.now() / 1000)),
    onReview: question.onReview,
    // What is shown to reach the seller is what is agreed on.
    ...(net === undefined ? {} : { minNet: String(net) }),
  })
  return {
    ...quoted,
    choices,
    connected: Boolean(address),
    currency,
    duration: draft.duration,
    edit(change: Partial<Draft>) {
      if (flow.isError) flow.reset()
      setDraft({ ...draft, ...change })
    },
    expiresAt: new Date((openedAt + draft.duration) * 1000),
    owned,
    owner: address,
    price: draft.price,
    pricePerToken: parsed.amount,
    problem,
    quantity,
    ready,
    submit: () => flow.mutate(variables()),
    /** What is filled in, as the flow takes it. */
    variables,
  }
}

type Draft = {
  currency?: Address
  duration: number
  price: string
  quantity?: bigint
}

/** What a listing that runs, or has failed, was made of. */
function draftOf(
  { submittedAt, variables }: useList.ReturnType,
  choices: ReturnType<typeof useCurrencies>,
  locale: string | undefined,
): Draft | undefined {
  const choice = choices.find((it) => it.address === variables?.currencyAddress)
  if (!variables || !choice) return undefined
  const { expiry, pricePerToken, quantity = '1' } = variables
  const length = Number(expiry) - submittedAt / 1000
  return {
    currency: choice.address,
    duration: durations.find((it) => Math.abs(it - length) < 60) ?? 7 * day,
    price: formatPrice(pricePerToken, choice.decimals, { exact: true, locale }),
    quantity: BigInt(quantity),
  }
}

const ether = { address: zeroAddress as Address, symbol: 'ETH', decimals: 18 }

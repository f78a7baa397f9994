import { expectTypeOf, test } from 'vitest'
import { useCancelSelection } from '../../src/components/CancelDialog/useCancelSelection.js'
import { useEditListing } from '../../src/components/EditListing/useEditListing.js'
import type { EditRun } from '../../src/components/EditListing/useEditRun.js'
import type * as core from '../../src/core.js'
import * as marketkit from '../../src/index.js'
import type { NamesOfAny } from './hasAny.js'

declare const item: marketkit.ListItem
declare const order: core.Order

const place = { chainId: 1, contractAddress: '0x' } as const

type Own<result> = Omit<result, 'flow' | 'quote' | 'wallet' | 'cancelQuote'>

type Trades = {
  Basket: Own<marketkit.Basket>
  BasketItem: marketkit.BasketItem
  BasketTrade: Own<marketkit.BasketTrade>
  BuyQuote: Own<marketkit.BuyQuote>
  EditRun: EditRun
  FlowQuestion: marketkit.FlowQuestion
  ListCurrency: marketkit.ListCurrency
  ListDraft: marketkit.ListDraft
  ListEarnings: marketkit.ListEarnings
  ListTerms: Own<marketkit.ListTerms>
  ListingEnd: marketkit.ListingEnd
  PriceNews: marketkit.PriceNews
  SweepChoice: Omit<marketkit.SweepChoice, 'found'>
  SweepDraft: marketkit.SweepDraft
  useCancelSelection: Own<useCancelSelection.ReturnType>
  useCartCheckout: marketkit.useCartCheckout.Parameters
  useEditListing: Own<useEditListing.ReturnType>
  useListForm: Own<marketkit.useListForm.ReturnType>
  usePurchase: Own<marketkit.usePurchase.ReturnType>
  useSweep: marketkit.useSweep.Parameters
}

test('behavior: results of trade hooks contain no any', () => {
  expectTypeOf<NamesOfAny<Trades>>().toBeNever()
})

test('default: all trade hooks share `error`, `next`, `question`, `retry` and `wallet`', () => {
  type Hooks =
    | useCancelSelection.ReturnType
    | marketkit.useCartCheckout.ReturnType
    | useEditListing.ReturnType
    | marketkit.useListForm.ReturnType
    | marketkit.usePurchase.ReturnType
    | marketkit.useSweep.ReturnType
  expectTypeOf<Hooks['error']>().toEqualTypeOf<core.FlowError | null>()
  expectTypeOf<Hooks['question']>().toEqualTypeOf<marketkit.FlowQuestion>()
  expectTypeOf<Hooks['retry']>().toEqualTypeOf<() => void>()
  expectTypeOf<Hooks['wallet']['status']>().toEqualTypeOf<
    ReturnType<typeof marketkit.useWallet>['status']
  >()
  expectTypeOf<Extract<Hooks['next'], 'failed' | 'offline'>>().toEqualTypeOf<
    'failed' | 'offline'
  >()
})

test('default: useSweep and useCartCheckout have a basket', () => {
  const sweep = marketkit.useSweep({ target: place })
  const checkout = marketkit.useCartCheckout()
  expectTypeOf(sweep.basket).toEqualTypeOf<marketkit.Basket>()
  expectTypeOf(checkout.basket).toEqualTypeOf<marketkit.Basket>()
  expectTypeOf(sweep).toExtend<marketkit.BasketTrade>()
  expectTypeOf(sweep.next).toEqualTypeOf<marketkit.useSweep.Next>()
  expectTypeOf<marketkit.useSweep.Next>().toEqualTypeOf<
    Exclude<marketkit.BasketNext, 'choose'>
  >()
  expectTypeOf(checkout.next).toEqualTypeOf<marketkit.useCartCheckout.Next>()
  expectTypeOf(checkout).toExtend<marketkit.BasketTrade>()
  expectTypeOf(sweep.flow).toEqualTypeOf<marketkit.useBuy.ReturnType>()
  expectTypeOf(sweep.currency).toEqualTypeOf<marketkit.ListCurrency>()
  expectTypeOf(checkout.group).toEqualTypeOf<marketkit.CartGroup | undefined>()
  // @ts-expect-error a collection is needed
  marketkit.useSweep()
  // @ts-expect-error amounts are bigints here
  sweep.edit({ count: 2 })
})

test('default: usePurchase', () => {
  const { buy, news, next, total } = marketkit.usePurchase({ order })
  expectTypeOf(buy).toEqualTypeOf<() => void>()
  expectTypeOf(news).toEqualTypeOf<marketkit.PriceNews | undefined>()
  expectTypeOf(total).toEqualTypeOf<bigint>()
  // @ts-expect-error no such action
  if (next === 'sell') buy()
  // @ts-expect-error an order is needed
  marketkit.usePurchase({})
})

test('default: useListForm and useEditListing have the same terms', () => {
  const form = marketkit.useListForm({ item })
  const edit = useEditListing({ contractType: 'ERC721', order })
  expectTypeOf(form).toExtend<marketkit.ListTerms>()
  expectTypeOf(edit).toExtend<marketkit.ListTerms>()
  expectTypeOf(form.next).toEqualTypeOf<marketkit.useListForm.Next>()
  expectTypeOf(edit.plan).toEqualTypeOf<core.EditIntent['sequence']>()
  // @ts-expect-error a price is text
  form.edit({ price: 1 })
})

test('default: useCancelSelection', () => {
  const { parts, toggle } = useCancelSelection({ orders: [order] })
  expectTypeOf(parts).toEqualTypeOf<readonly useCancelSelection.Part[]>()
  expectTypeOf(toggle).toEqualTypeOf<(order: core.Order) => void>()
})

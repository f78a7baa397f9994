import { expectTypeOf, test } from 'vitest'
import { useCancelSelection } from '../../src/components/CancelDialog/useCancelSelection.js'
import { useEditListingDialog } from '../../src/components/EditListingDialog/useEditListingDialog.js'
import type { EditRun } from '../../src/components/EditListingDialog/useEditRun.js'
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
  PriceChange: marketkit.PriceChange
  SweepChoice: Omit<marketkit.SweepChoice, 'found'>
  SweepDraft: marketkit.SweepDraft
  useCancelSelection: Own<useCancelSelection.ReturnType>
  useCartDrawer: marketkit.useCartDrawer.Parameters
  useEditListingDialog: Own<useEditListingDialog.ReturnType>
  useListDialog: Own<marketkit.useListDialog.ReturnType>
  useBuyDialog: Own<marketkit.useBuyDialog.ReturnType>
  useSweepDialog: marketkit.useSweepDialog.Parameters
}

test('behavior: results of trade hooks contain no any', () => {
  expectTypeOf<NamesOfAny<Trades>>().toBeNever()
})

test('default: all trade hooks share `error`, `next`, `question`, `retry` and `wallet`', () => {
  type Hooks =
    | useCancelSelection.ReturnType
    | marketkit.useCartDrawer.ReturnType
    | useEditListingDialog.ReturnType
    | marketkit.useListDialog.ReturnType
    | marketkit.useBuyDialog.ReturnType
    | marketkit.useSweepDialog.ReturnType
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

test('default: useSweepDialog and useCartDrawer have a basket', () => {
  const sweep = marketkit.useSweepDialog({ target: place })
  const checkout = marketkit.useCartDrawer()
  expectTypeOf(sweep.basket).toEqualTypeOf<marketkit.Basket>()
  expectTypeOf(checkout.basket).toEqualTypeOf<marketkit.Basket>()
  expectTypeOf(sweep).toExtend<marketkit.BasketTrade>()
  expectTypeOf(sweep.next).toEqualTypeOf<marketkit.useSweepDialog.Next>()
  expectTypeOf<marketkit.useSweepDialog.Next>().toEqualTypeOf<
    Exclude<marketkit.BasketNext, 'choose'>
  >()
  expectTypeOf(checkout.next).toEqualTypeOf<marketkit.useCartDrawer.Next>()
  expectTypeOf(checkout).toExtend<marketkit.BasketTrade>()
  expectTypeOf(sweep.flow).toEqualTypeOf<marketkit.useBuy.ReturnType>()
  expectTypeOf(sweep.currency).toEqualTypeOf<marketkit.ListCurrency>()
  expectTypeOf(checkout.group).toEqualTypeOf<marketkit.CartGroup | undefined>()
  // @ts-expect-error a collection is needed
  marketkit.useSweepDialog()
  // @ts-expect-error amounts are bigints here
  sweep.edit({ count: 2 })
})

test('default: useBuyDialog', () => {
  const { buy, priceChange, next, total } = marketkit.useBuyDialog({ order })
  expectTypeOf(buy).toEqualTypeOf<() => void>()
  expectTypeOf(priceChange).toEqualTypeOf<marketkit.PriceChange | undefined>()
  expectTypeOf(total).toEqualTypeOf<bigint>()
  // @ts-expect-error no such action
  if (next === 'sell') buy()
  // @ts-expect-error an order is needed
  marketkit.useBuyDialog({})
})

test('default: useListDialog and useEditListingDialog have the same terms', () => {
  const form = marketkit.useListDialog({ item })
  const edit = useEditListingDialog({ contractType: 'ERC721', order })
  expectTypeOf(form).toExtend<marketkit.ListTerms>()
  expectTypeOf(edit).toExtend<marketkit.ListTerms>()
  expectTypeOf(form.next).toEqualTypeOf<marketkit.useListDialog.Next>()
  expectTypeOf(edit.plan).toEqualTypeOf<core.EditIntent['sequence']>()
  // @ts-expect-error a price is text
  form.edit({ price: 1 })
})

test('default: useCancelSelection', () => {
  const { parts, toggle } = useCancelSelection({ orders: [order] })
  expectTypeOf(parts).toEqualTypeOf<readonly useCancelSelection.Part[]>()
  expectTypeOf(toggle).toEqualTypeOf<(order: core.Order) => void>()
})

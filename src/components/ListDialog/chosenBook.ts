import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'

/** A book to list on, with the rules that the host knows of. */
export type OrderbookChoice = {
  /** Currencies that it takes. @default all that can be chosen */
  currencies?: readonly Address[] | undefined
  /** What it takes of a sale, in hundredths of a per cent, to be shown. */
  feeBps?: number | undefined
  /** What people call it. */
  label: string
  /** Its name on the wire. */
  orderbook: NonNullable<useList.Variables['orderbook']>
}

/** The book that is chosen, and the currencies that it takes. */
export function chosenBook(
  { currencies, orderbook, orderbooks = none }: ChosenBook,
  chosen: OrderbookChoice['orderbook'] | undefined,
): {
  book: OrderbookChoice['orderbook'] | undefined
  currencies: readonly Address[] | undefined
} {
  const choice =
    orderbooks.find((it) => it.orderbook === (chosen ?? orderbook)) ??
    orderbooks[0]
  if (!choice) return { book: orderbook, currencies }
  const taken = choice.currencies
  return {
    book: choice.orderbook,
    currencies:
      taken && currencies
        ? currencies.filter((it) =>
            taken.some((own) => own.toLowerCase() === it.toLowerCase()),
          )
        : (taken ?? currencies),
  }
}

const none: readonly OrderbookChoice[] = []

type ChosenBook = {
  currencies: readonly Address[] | undefined
  orderbook: OrderbookChoice['orderbook'] | undefined
  orderbooks: readonly OrderbookChoice[] | undefined
}

import { type Order, Price, useMarketKit } from '../../src/index.js'

/** Every listing of one collectible. */
export function Listings(props: {
  account: string | undefined
  listings: readonly Order[]
  onTrade: (action: 'buy' | 'cancel', order: Order) => void
}) {
  const { account, listings, onTrade } = props
  const { currencies } = useMarketKit()
  if (listings.length < 2) return null
  return (
    <>
      <h3>Listings</h3>
      <ul className="listings">
        {listings.map((order) => {
          const currency = currencies.find(
            ({ address }) => address === order.priceCurrencyAddress,
          )
          const mine = order.createdBy === account
          return (
            <li key={order.orderId}>
              {currency && (
                <Price amount={order.priceAmount} currency={currency} />
              )}
              <span>
                {mine
                  ? 'You'
                  : `${order.createdBy.slice(0, 6)}…${order.createdBy.slice(-4)}`}
                {order.quantityRemaining !== '1' &&
                  ` · ${order.quantityRemaining} left`}
              </span>
              <button
                onClick={() => onTrade(mine ? 'cancel' : 'buy', order)}
                type="button"
              >
                {mine ? 'Cancel' : 'Buy'}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

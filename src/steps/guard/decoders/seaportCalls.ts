import { type Address, type Hex, parseAbi, zeroAddress } from 'viem'
import { assertDecodable, callDecoder } from '../decoder.js'
import {
  componentsStruct,
  getOperator,
  hashOrder,
  itemStructs,
  parametersStruct,
  type SeaportOrder,
  toOrderTerms,
} from './seaportOrder.js'

const orderStruct =
  'struct Order { OrderParameters parameters; bytes signature; }'

/** Decodes cancellations in Seaport 1.5 and 1.6, of some orders or of all. */
export const cancellationDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    ...itemStructs,
    componentsStruct,
    'function cancel(OrderComponents[] orders)',
    'function incrementCounter()',
  ]),
  read({ args, to: book }) {
    if (!('orders' in args)) return [{ type: 'cancelAll', book }]
    return args.orders.map((order) => {
      const terms = toOrderTerms(order, { allowCriteria: true, book })
      return {
        type: 'cancelOrder',
        book,
        order: { ...terms, id: hashOrder(order) },
      }
    })
  },
})

/** Decodes transactions that register listings in Seaport 1.5 and 1.6. */
export const registrationDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    ...itemStructs,
    parametersStruct,
    orderStruct,
    'function validate(Order[] orders)',
  ]),
  read: ({ args: { orders }, to: book }) =>
    orders.map(({ parameters }) => ({
      type: 'listOrder',
      book,
      order: toOrderTerms(parameters, { book }),
      isSigned: false,
    })),
})

/** Decodes purchases in Seaport 1.5 and 1.6. */
export const fulfilmentDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    ...itemStructs,
    parametersStruct,
    orderStruct,
    'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
    'struct AdditionalRecipient { uint256 amount; address recipient; }',
    'struct BasicOrder { address token; uint256 identifier; uint256 amount; address offerer; address zone; address offerToken; uint256 offerIdentifier; uint256 offerAmount; uint8 route; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; bytes32 fulfillerConduitKey; uint256 count; AdditionalRecipient[] recipients; bytes signature; }',
    'function fulfillBasicOrder(BasicOrder basic)',
    'function fulfillBasicOrder_efficient_6GL6yc(BasicOrder basic)',
    'function fulfillOrder(Order order, bytes32 conduitKey)',
    'function fulfillAdvancedOrder(AdvancedOrder order, (uint256,uint8,uint256,uint256,bytes32[])[] resolvers, bytes32 conduitKey, address recipient)',
    'function fulfillAvailableOrders(Order[] orders, (uint256,uint256)[][] offer, (uint256,uint256)[][] consideration, bytes32 conduitKey, uint256 most)',
    'function fulfillAvailableAdvancedOrders(AdvancedOrder[] orders, (uint256,uint8,uint256,uint256,bytes32[])[] resolvers, (uint256,uint256)[][] offer, (uint256,uint256)[][] consideration, bytes32 conduitKey, address recipient, uint256 most)',
  ]),
  read({ args, from, to: book }) {
    const { basic, order, resolvers = [], ...all }: Arguments = args
    const { orders = order && [order], recipient = zeroAddress } = all
    const filled = basic ? [{ parameters: toSeaportOrder(basic) }] : orders
    const { conduitKey = basic?.fulfillerConduitKey } = all
    assertDecodable(
      filled && conduitKey && !resolvers.length && fillsEveryItem(all),
    )
    const operator = getOperator(conduitKey, book)
    return filled.map(({ denominator, numerator, parameters }) => ({
      type: 'fillOrder',
      book,
      order: toOrderTerms(parameters, { book, denominator, numerator }),
      recipient: recipient === zeroAddress ? from : recipient,
      operator,
      conduitKey: operator ? undefined : conduitKey,
    }))
  },
})

type Order = {
  parameters: SeaportOrder
  numerator?: bigint
  denominator?: bigint
}

/** Pairs of order index and item index. */
type Places = readonly (readonly (readonly [bigint, bigint])[])[]

/** The arguments of all functions; each has some of them. */
type Arguments = {
  basic?: BasicOrder
  order?: Order
  orders?: readonly Order[]
  resolvers?: readonly unknown[]
  offer?: Places
  consideration?: Places
  conduitKey?: Hex
  recipient?: Address
  most?: bigint
}

/** Whether every order may be filled, and every item moves exactly once. */
function fillsEveryItem({ most, orders = [], ...args }: Arguments): boolean {
  const covers = (side: 'offer' | 'consideration') => {
    const moved = (args[side] ?? []).flat().map(String)
    const items = orders.flatMap(({ parameters }, order) =>
      parameters[side].map((_, item) => `${order},${item}`),
    )
    return String(moved.sort()) === String(items.sort())
  }
  return (
    most === undefined ||
    (most >= orders.length && covers('offer') && covers('consideration'))
  )
}

/** Seaport's short form of an order, for simple trades. */
type BasicOrder = Omit<
  SeaportOrder,
  'offer' | 'consideration' | 'orderType'
> & {
  token: Address
  identifier: bigint
  amount: bigint
  offerToken: Address
  offerIdentifier: bigint
  offerAmount: bigint
  route: number
  fulfillerConduitKey: Hex
  count: bigint
  recipients: readonly { amount: bigint; recipient: Address }[]
}

/** Expands a basic order; throws for routes that sell the caller's token. */
function toSeaportOrder(basic: BasicOrder): SeaportOrder {
  const { amount, count, identifier, offerer, recipients, route, token } = basic
  assertDecodable(route < 16)
  const item = (
    itemType: number,
    token: Address,
    identifierOrCriteria: bigint,
    startAmount: bigint,
  ) => ({
    itemType,
    token,
    identifierOrCriteria,
    startAmount,
    endAmount: startAmount,
  })
  // A route encodes payment type, token type and order type in its bits.
  const [paid, given] = [route >> 3, 2 + ((route >> 2) & 1)]
  return {
    ...basic,
    count: count + 1n,
    orderType: route % 4,
    offer: [
      item(given, basic.offerToken, basic.offerIdentifier, basic.offerAmount),
    ],
    consideration: [{ amount, recipient: offerer }, ...recipients].map(
      (it) => ({
        ...item(paid, token, identifier, it.amount),
        recipient: it.recipient,
      }),
    ),
  }
}

import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { Step } from '../../../../src/rpc/schemas.js'
import {
  orderTypes,
  seaportDomain,
  wireOrder,
} from '../../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import type { NetworkConfig } from '../../../../src/service/context.js'
import { fillCall } from '../../../../src/service/operations/quotes/fillCall.js'
import {
  type Fill,
  withTips,
} from '../../../../src/service/operations/quotes/fills.js'
import {
  collectionApproval,
  currencyApproval,
  transactionStep,
} from '../../../../src/service/operations/quotes/steps.js'
import type { Block } from '../chain/chain.js'
import { chainId, seaport, strictCoin } from '../chain/places.js'
import { read } from '../chain/state.js'
import type { Listed } from './orders.js'

const network = { chainId, name: 'local', seaport } as NetworkConfig

/** Orders, and the quantity to buy of each. */
export type Wanted = readonly { order: Listed; quantity: bigint }[]

/** Returns the steps of a purchase at a block. */
export function buySteps(
  wanted: Wanted,
  buyer: Address,
  { state }: Block,
): Step[] {
  const currency = wanted[0]?.order.terms.currency ?? zeroAddress
  const total = wanted.reduce(
    (sum, { order, quantity }) => sum + order.terms.unitPrice * quantity,
    0n,
  )
  const isNative = currency === zeroAddress
  const fills = wanted.map(toFill)
  return [
    ...(isNative
      ? []
      : approvals(
          currency,
          total,
          read(state, 'allowance', currency, buyer, seaport),
        )),
    transactionStep('buy', {
      to: seaport,
      data: fillCall(withTips(fills, { currency, tips: [] }), buyer),
      value: isNative ? total : 0n,
      price: total,
    }),
  ]
}

function toFill({ order, quantity }: Wanted[number]): Fill {
  const { components, terms } = order
  return {
    quantity,
    order: {
      components: wireOrder(components),
      pricePerToken: terms.unitPrice,
      quantityInitial: terms.quantity,
      signature: '0x5160',
    },
  }
}

function approvals(currency: Address, total: bigint, allowance: bigint) {
  if (allowance >= total) return []
  const approval = currencyApproval(network, currency, total)
  return currency === strictCoin && allowance > 0n
    ? [currencyApproval(network, currency, 0n), approval]
    : [approval]
}

/** Returns the steps of a listing at a block. */
export function listSteps(
  { components, terms }: Listed,
  { state }: Block,
): Step[] {
  const { collection, currency, maker } = terms
  const order = wireOrder(components)
  return [
    ...(read(state, 'operator', collection, maker, seaport)
      ? []
      : [collectionApproval(network, collection)]),
    {
      id: 'signEIP712',
      price: '0',
      signature: {
        domain: seaportDomain(network),
        types: orderTypes,
        primaryType: 'OrderComponents',
        value: order,
      },
      post: {
        endpoint: 'local/orders',
        method: 'POST',
        body: {
          collectionAddress: collection,
          currencyAddress: currency,
          order,
        },
      },
      executeType: 'order',
    } as Step,
  ]
}

/** Returns the step that cancels an order on the chain. */
export function cancelSteps({ components }: Listed): Step[] {
  return [
    transactionStep('cancel', {
      to: seaport,
      data: encodeFunctionData({
        abi: seaportAbi,
        functionName: 'cancel',
        args: [[components]],
      }),
    }),
  ]
}

/** Returns the step that cancels an order in the book only. */
export function withdrawSteps({ id }: { id: Hex }): Step[] {
  return [
    {
      id: 'signEIP712',
      price: '0',
      signature: {
        // Not in Seaport's domain: such data would have to be decoded.
        domain: { name: 'Marketplace', version: '1', chainId },
        types: { CancelOrder: [{ name: 'orderId', type: 'bytes32' }] },
        primaryType: 'CancelOrder',
        value: { orderId: id },
      },
      post: {
        endpoint: 'local/cancellations',
        method: 'POST',
        body: { orderId: id },
      },
      executeType: 'order',
    } as Step,
  ]
}

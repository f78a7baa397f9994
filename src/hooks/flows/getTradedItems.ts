import type { Address } from 'viem'
import type { FlowIntent } from '../../steps/model/intent.js'

export type TradedItem = {
  collection: Address
  orderId?: string | undefined
  tokenId?: string | undefined
}

export function getTradedItems(intent: FlowIntent): readonly TradedItem[] {
  switch (intent.kind) {
    case 'buy': {
      const { collection, orders } = intent
      return orders.map(({ orderId, tokenId }) => ({
        collection,
        orderId,
        tokenId,
      }))
    }
    case 'list': {
      const { collection, tokenId } = intent
      return [{ collection, tokenId }]
    }
    case 'cancel': {
      const { collection, order, orderId } = intent
      return [{ collection, orderId, tokenId: order?.tokenId }]
    }
    case 'edit': {
      const { cancel, collection, list } = intent
      const { tokenId } = list
      return [{ collection, orderId: cancel.orderId, tokenId }]
    }
    case 'cancelMany':
      return intent.cancels.flatMap(getTradedItems)
    case 'listMany':
      return intent.lists.flatMap(getTradedItems)
    case 'steps':
      return []
  }
}

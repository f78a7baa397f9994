import { hashStruct, parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'
import { toOrderTerms } from './seaportOrder.js'
import { componentsStruct, itemStructs, seaportTypes } from './seaportTypes.js'

/** Decodes cancellations in Seaport 1.5 and 1.6, of some orders or of all. */
export const cancellationDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    ...itemStructs,
    componentsStruct,
    'function cancel(OrderComponents[] orders)',
    'function incrementCounter()',
  ]),
  read: ({ args, to: book }) =>
    'orders' in args
      ? args.orders.map((data) => ({
          type: 'cancelOrder',
          book,
          order: {
            ...toOrderTerms(data, { allowCriteria: true, book }),
            // Equal to Seaport's `getOrderHash`.
            id: hashStruct({
              data,
              primaryType: 'OrderComponents',
              types: seaportTypes,
            }),
          },
        }))
      : [{ type: 'cancelAll', book }],
})

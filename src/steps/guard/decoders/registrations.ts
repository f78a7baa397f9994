import { parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'
import { toOrderTerms } from './seaportOrder.js'
import { itemStructs, parametersStruct } from './seaportTypes.js'

/** Decodes transactions that register listings in Seaport 1.5 and 1.6. */
export const registrationDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    ...itemStructs,
    parametersStruct,
    'struct Order { OrderParameters parameters; bytes signature; }',
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

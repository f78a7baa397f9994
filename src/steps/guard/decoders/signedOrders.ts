import {
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  parseAbi,
} from 'viem'
import { isSame } from '../../base/isSame.js'
import type { TypedData } from '../../base/readStep.js'
import { assertDecodable } from '../assertDecodable.js'
import type { TypedDataDecoder } from '../decoder.js'
import { toOrderTerms } from './seaportOrder.js'
import { componentsStruct, itemStructs, seaportTypes } from './seaportTypes.js'

const abi = /* @__PURE__ */ parseAbi([
  ...itemStructs,
  componentsStruct,
  'function sign(OrderComponents order)',
])

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

/** Reads orders to be signed for Seaport 1.5 and 1.6. */
export const signedOrderDecoder: TypedDataDecoder = {
  primaryTypes: ['OrderComponents'],
  readTypedData(typedData) {
    assertDecodable(isSeaports(typedData))
    const { domain, message } = typedData
    const book = getAddress(String(domain.verifyingContract))
    const data = encodeFunctionData({ abi, args: [message as never] })
    const [order] = decodeFunctionData({ abi, data }).args
    // A wallet must not read what is written in another way.
    assertDecodable(isSame(message, order))
    return [
      {
        type: 'listOrder',
        book,
        order: toOrderTerms(order, book),
        isSigned: true,
      },
    ]
  },
}

/** Whether domain and types are Seaport's, so that the hash is, too. */
function isSeaports({ domain, types }: TypedData): boolean {
  const { EIP712Domain = domainType, ...structs } = types
  const { chainId, name, verifyingContract, version } = domain
  return (
    name === 'Seaport' &&
    (version === '1.6' || version === '1.5') &&
    typeof chainId === 'number' &&
    isSame(domain, { chainId, name, verifyingContract, version }) &&
    isSame(EIP712Domain, domainType) &&
    isSame(structs, seaportTypes)
  )
}

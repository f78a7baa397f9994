import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import type { TypedData } from '../../model/readStep.js'
import { deepEqual, isSameText } from '../../platform/plainData.js'
import { seaport15, seaport16 } from '../contracts.js'
import { assertDecodable, type TypedDataDecoder } from '../decoder.js'
import type { Effect } from '../effects.js'
import {
  componentsStruct,
  hashOrder,
  itemStructs,
  seaportTypes,
  toOrderTerms,
} from './seaportOrder.js'

const shape = /* @__PURE__ */ parseAbiParameters([
  'OrderComponents order',
  componentsStruct,
  ...itemStructs,
])

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

/** The type of a bulk order's tree: nested pairs of orders. */
const treePattern = /^OrderComponents(\[2\]){1,24}$/

/** Orders in one bulk order. */
const maxLeaves = 64

/**
 * Decodes signatures of orders for Seaport 1.5 and 1.6: a single order, or a
 * bulk order, whose signature is valid for every order in its tree.
 */
export const signedOrderDecoder: TypedDataDecoder = {
  primaryTypes: ['OrderComponents', 'BulkOrder'],
  readTypedData(typedData) {
    const { domain, message, primaryType } = typedData
    const isBulk = primaryType === 'BulkOrder'
    assertDecodable(hasSeaportTypes(typedData, isBulk))
    const book = getAddress(String(domain.verifyingContract))
    if (!isBulk) return [readOrder(message, book)]
    const leaves = flattenTree(message.tree).filter((leaf) => !isPadding(leaf))
    assertDecodable(leaves.length > 0)
    return leaves.map((leaf) => readOrder(leaf, book))
  },
}

function readOrder(message: unknown, book: Address): Effect {
  const data = encodeAbiParameters(shape, [message as never])
  const [order] = decodeAbiParameters(shape, data)
  // The wallet must show the same values that we decoded.
  assertDecodable(deepEqual(message, order))
  return {
    type: 'listOrder',
    book,
    order: {
      ...toOrderTerms(order, { book }),
      id: hashOrder(order),
      counter: order.counter,
    },
    isSigned: true,
  }
}

function flattenTree(tree: unknown): unknown[] {
  const leaves: unknown[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    else leaves.push(node)
    assertDecodable(leaves.length <= maxLeaves)
  }
  visit(tree)
  return leaves
}

/** Whether a leaf is padding: an empty order without a maker. */
function isPadding(leaf: unknown): boolean {
  const { consideration, offer, offerer } = leaf as Record<string, unknown>
  return (
    offerer === zeroAddress &&
    deepEqual(offer, []) &&
    deepEqual(consideration, [])
  )
}

/** Whether domain and types are exactly Seaport's, so that our hash is, too. */
function hasSeaportTypes(
  { domain, types }: TypedData,
  isBulk: boolean,
): boolean {
  const { EIP712Domain = domainType, ...structs } = types
  const { chainId, name, verifyingContract, version } = domain
  const { BulkOrder, ...orderTypes } = structs
  const hasOrderTypes = isBulk
    ? isBulkType(BulkOrder) && deepEqual(orderTypes, seaportTypes)
    : deepEqual(structs, seaportTypes)
  return (
    name === 'Seaport' &&
    (version === '1.6' || version === '1.5') &&
    !isSameText(verifyingContract, version === '1.6' ? seaport15 : seaport16) &&
    typeof chainId === 'number' &&
    deepEqual(domain, { chainId, name, verifyingContract, version }) &&
    deepEqual(EIP712Domain, domainType) &&
    hasOrderTypes
  )
}

function isBulkType(fields: TypedData['types'][string] = []): boolean {
  const [tree, ...others] = fields
  return (
    others.length === 0 && tree?.name === 'tree' && treePattern.test(tree.type)
  )
}

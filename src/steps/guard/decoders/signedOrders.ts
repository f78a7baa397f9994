import {
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  hashStruct,
  parseAbi,
  zeroAddress,
} from 'viem'
import { deepEqual } from '../../base/equality.js'
import type { TypedData } from '../../base/readStep.js'
import { assertDecodable } from '../assertDecodable.js'
import type { TypedDataDecoder } from '../decoder.js'
import type { Effect } from '../effects.js'
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

/** The type of a bulk order's tree: a list of two, of two, … of orders. */
const treePattern = /^OrderComponents(\[2\]){1,24}$/

/** The most orders in one bulk order that are read. */
const maxLeaves = 64

/**
 * Reads orders to be signed for Seaport 1.5 and 1.6: one, or a bulk order,
 * whose signature counts for every order in its tree.
 */
export const signedOrderDecoder: TypedDataDecoder = {
  primaryTypes: ['OrderComponents', 'BulkOrder'],
  readTypedData(typedData) {
    const { domain, message, primaryType } = typedData
    const isBulk = primaryType === 'BulkOrder'
    assertDecodable(isSeaport(typedData, isBulk))
    const book = getAddress(String(domain.verifyingContract))
    if (!isBulk) return [readOrder(message, book)]
    const leaves = flattenTree(message.tree).filter((leaf) => !isEmpty(leaf))
    assertDecodable(leaves.length > 0)
    return leaves.map((leaf) => readOrder(leaf, book))
  },
}

function readOrder(message: unknown, book: `0x${string}`): Effect {
  const data = encodeFunctionData({ abi, args: [message as never] })
  const [order] = decodeFunctionData({ abi, data }).args
  // The wallet must not show a value in another way than we read it.
  assertDecodable(deepEqual(message, order))
  return {
    type: 'listOrder',
    book,
    order: {
      ...toOrderTerms(order, { book }),
      id: hashStruct({
        data: order,
        primaryType: 'OrderComponents',
        types: seaportTypes,
      }),
    },
    isSigned: true,
  }
}

/** The orders of a bulk order's tree, from left to right. */
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

/** Whether an order only fills up the tree: it offers nothing, from nobody. */
function isEmpty(leaf: unknown): boolean {
  const { consideration, offer, offerer } = leaf as Record<string, unknown>
  return (
    offerer === zeroAddress &&
    deepEqual(offer, []) &&
    deepEqual(consideration, [])
  )
}

/** Whether domain and types are Seaport's, so that the hash is too. */
function isSeaport({ domain, types }: TypedData, isBulk: boolean): boolean {
  const { EIP712Domain = domainType, ...structs } = types
  const { chainId, name, verifyingContract, version } = domain
  const { BulkOrder, ...orderTypes } = structs
  const isTypes = isBulk
    ? isBulkType(BulkOrder) && deepEqual(orderTypes, seaportTypes)
    : deepEqual(structs, seaportTypes)
  return (
    name === 'Seaport' &&
    (version === '1.6' || version === '1.5') &&
    typeof chainId === 'number' &&
    deepEqual(domain, { chainId, name, verifyingContract, version }) &&
    deepEqual(EIP712Domain, domainType) &&
    isTypes
  )
}

function isBulkType(fields: TypedData['types'][string] = []): boolean {
  const [tree, ...others] = fields
  return (
    others.length === 0 && tree?.name === 'tree' && treePattern.test(tree.type)
  )
}

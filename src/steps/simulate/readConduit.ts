import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import {
  conduitController,
  getOperator,
} from '../guard/decoders/seaportOrder.js'
import type { ChainReader, Question } from './chainReader.js'

type Conduit = { controller: Address; operator: Address }

const abi = /* @__PURE__ */ parseAbi([
  'function information() view returns (string version, bytes32 domainSeparator, address conduitController)',
  'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
])

/**
 * The contract that moves tokens for a key. Other deployments of Seaport name their
 * controller. False if there is no such conduit, undefined if the node does not answer.
 */
export async function readConduit(
  chain: ChainReader,
  { book, key }: { book: Address; key: Hex },
): Promise<Conduit | false | undefined> {
  const operator = getOperator(key, book)
  if (operator) return { controller: conduitController, operator }
  const information = encodeFunctionData({ abi, functionName: 'information' })
  const about = await readWords(chain, { to: book, data: information })
  const controller = about && toAddress(about[2])
  if (!controller) return controller
  const functionName = 'getConduit'
  const data = encodeFunctionData({ abi, functionName, args: [key] })
  const found = await readWords(chain, { to: controller, data })
  if (!found) return found
  const [conduit, exists] = found
  const address = toAddress(conduit)
  const isCreated = exists !== undefined && BigInt(`0x${exists}`) > 0n
  return isCreated && address ? { controller, operator: address } : false
}

/** The words of 32 bytes that a contract returns; false without a whole one. */
async function readWords(
  chain: ChainReader,
  question: Question,
): Promise<readonly string[] | false | undefined> {
  const answer = await chain.call(question)
  if (answer === undefined) return undefined
  return answer === 'reverted'
    ? false
    : (answer.slice(2).match(/.{64}/g) ?? false)
}

/** False for zero, and for a word with more than an address. */
function toAddress(word: string | undefined): Address | false {
  if (!word || !/^0{24}[0-9a-f]{40}$/i.test(word)) return false
  const address: Address = `0x${word.slice(24)}`
  return address !== zeroAddress && address
}

import {
  type Address,
  erc20Abi,
  type PublicClient,
  parseAbi,
  zeroAddress,
} from 'viem'
import { ether, shortAddress } from './format.js'

const nameAbi = parseAbi(['function name() view returns (string)'])

/** Returns the name of a contract; its address if it has none. */
export function readContractName(
  client: PublicClient,
  address: Address,
): Promise<string> {
  return client
    .readContract({ address, abi: nameAbi, functionName: 'name' })
    .catch(() => shortAddress(address))
}

/** Returns the name of a contract, with its address. */
export async function readLabelledName(
  client: PublicClient,
  address: Address,
): Promise<string> {
  const name = await readContractName(client, address)
  const short = shortAddress(address)
  return name === short ? short : `${name} (${short})`
}

/** Reads symbol and decimals of a currency. */
export async function readCurrency(client: PublicClient, address: Address) {
  if (address === zeroAddress) return ether
  const contract = { address, abi: erc20Abi } as const
  const [decimals, symbol] = await Promise.all([
    client.readContract({ ...contract, functionName: 'decimals' }),
    client.readContract({ ...contract, functionName: 'symbol' }),
  ])
  return { decimals, symbol }
}

/** A token for people: `3 × Provisions #7`. */
export async function formatToken(
  client: PublicClient,
  {
    identifierOrCriteria,
    itemType,
    token,
  }: { identifierOrCriteria: bigint; itemType: number; token: Address },
  amount: bigint,
): Promise<string> {
  const name = await readContractName(client, token)
  // Types 4 and 5 stand for any token of the collection.
  const id = itemType > 3 ? 'any' : `#${identifierOrCriteria}`
  return `${amount === 1n ? '' : `${amount} × `}${name} ${id}`
}

import {
  type Address,
  createWalletClient,
  custom,
  defineChain,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  padHex,
  parseAbiParameters,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, waitForTransactionReceipt } from 'viem/actions'
import type { WorldInfo } from '../../service/world/describeWorld.js'
import type { CallChain } from './callChain.js'
import { createUuid } from './createUuid.js'
import { ProviderError } from './providerError.js'

type BundleContext = {
  accounts: WorldInfo['accounts']
  callChain: CallChain
  chainId: number
}

type Bundle = {
  calls: readonly { data?: Hex; to: Address; value?: Hex }[]
  from: Address
  id?: string
}

/**
 * Bundles of calls that succeed or fail together (EIP-5792). The account delegates
 * to a contract that carries them out (EIP-7702, ERC-7821): `prepare` does that with
 * two transactions.
 */
export function createBundles({ accounts, callChain, chainId }: BundleContext) {
  /** Transactions by the id of their bundle. */
  const sent = new Map<string, Hex>()

  async function send(parameters: unknown): Promise<{ id: string }> {
    const { calls, from, id = createUuid() } = parameters as Bundle
    if (sent.has(id)) throw new ProviderError(5720, 'Duplicate ID')
    const { abi } = await prepare(from)
    const data = encodeFunctionData({
      abi,
      functionName: 'execute',
      args: [atomicMode, encodeCalls(calls)],
    })
    const gas = numberToHex(3_000_000)
    const hash = await callChain({
      method: 'eth_sendTransaction',
      params: [{ from, to: from, data, gas }],
    })
    sent.set(id, hash as Hex)
    return { id }
  }

  /** Resetting a world undoes the delegation, so it is checked each time. */
  async function prepare(address: Address) {
    // The code of contracts is large, and few tests need it.
    const { demoAccount } = await import('../../service/world/artifacts.js')
    const found = accounts.find(
      (account) => account.address.toLowerCase() === address.toLowerCase(),
    )
    if (!found) throw new ProviderError(-32602, `No key for ${address}.`)
    const wallet = createWalletClient({
      account: privateKeyToAccount(found.privateKey),
      chain: defineChain({
        id: chainId,
        name: 'Local chain',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      }),
      pollingInterval: 50,
      transport: custom({ request: callChain }),
    })
    if (await getCode(wallet, { address })) return demoAccount
    const deployed = await waitForTransactionReceipt(wallet, {
      hash: await wallet.deployContract({ ...demoAccount, args: [address] }),
    })
    if (!deployed.contractAddress) throw new Error('No contract was created.')
    const authorization = await wallet.signAuthorization({
      contractAddress: deployed.contractAddress,
      executor: 'self',
    })
    await waitForTransactionReceipt(wallet, {
      hash: await wallet.sendTransaction({
        authorizationList: [authorization],
        to: address,
      }),
    })
    return demoAccount
  }

  async function getStatus(id: unknown): Promise<unknown> {
    const hash = sent.get(String(id))
    if (!hash) throw new ProviderError(5730, 'Unknown bundle id')
    const receipt = await callChain({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })
    const common = { version: '2.0.0', id, atomic: true }
    if (!receipt) return { ...common, status: 100 }
    const isSuccess = Number(Object(receipt).status) === 1
    return { ...common, status: isSuccess ? 200 : 500, receipts: [receipt] }
  }

  return {
    capabilities: {
      [numberToHex(chainId)]: { atomic: { status: 'supported' } },
    },
    getStatus,
    prepare,
    send,
  }
}

/** A batch of which no part may fail (ERC-7821). */
const atomicMode = padHex('0x01', { dir: 'right', size: 32 })

function encodeCalls(calls: Bundle['calls']): Hex {
  return encodeAbiParameters(
    parseAbiParameters('(address to, uint256 value, bytes data)[]'),
    [
      calls.map(({ data = '0x', to, value = '0x0' }) => ({
        data,
        to,
        value: BigInt(value),
      })),
    ],
  )
}

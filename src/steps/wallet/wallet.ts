import {
  type Address,
  type Client,
  createClient,
  custom,
  type EIP1193Provider,
  type Hex,
  numberToHex,
} from 'viem'
import {
  sendTransaction as viem_sendTransaction,
  signMessage as viem_signMessage,
  signTypedData as viem_signTypedData,
} from 'viem/actions'
import type { Config, Connector } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'
import { StepError } from '../../errors.js'
import { classifyWalletError } from '../base/classifyWalletError.js'
import type { Environment } from '../base/environment.js'
import type { ReadableStep } from '../base/readStep.js'

/** Milliseconds within which a wallet must stand on the chain it switched to. */
const longestSwitch = 5_000

/** Who prompts, for which step. */
export type PromptContext = {
  readonly account: Address
  readonly chainId: number
  readonly config: Config
  readonly environment: Environment
  readonly signal: AbortSignal | undefined
}

/**
 * Asks the wallet to switch to the wanted chain, where it stands on another.
 * With `isKnown` what wagmi remembers of it is taken for true.
 */
export async function reachChain(
  context: PromptContext,
  index: number,
  { isKnown, onSwitch }: { isKnown: boolean; onSwitch: () => void },
): Promise<void> {
  const { chainId, config, environment, signal } = context
  const connector = connectorOf(config, index)
  if (isKnown && getConnection(config).chainId === chainId) return
  if ((await connector.getChainId()) === chainId) return
  await requireAccount(context, connector, index)
  onSwitch()
  await switchChain(config, { chainId, connector }).catch((cause) => {
    const busy = classifyWalletError(cause).reason === 'walletBusy'
    const reason = busy ? 'walletBusy' : 'wrongChain'
    throw new StepError({ reason, index, fundsMoved: 'no', cause })
  })
  // Wallets answer before they have switched.
  for (let waited = 0; (await connector.getChainId()) !== chainId; ) {
    if (waited >= longestSwitch) throw onWrongChain(chainId, index)
    await environment.sleep(100, signal)
    waited += 100
  }
}

/**
 * The client to prompt with; undefined when the wallet stands on another chain
 * right now.
 */
export async function readyWallet(
  context: PromptContext,
  index: number,
): Promise<Client | undefined> {
  const { account, chainId, config } = context
  const connector = connectorOf(config, index)
  const [standsOn] = await Promise.all([
    connector.getChainId(),
    requireAccount(context, connector, index),
  ])
  if (standsOn !== chainId) return undefined
  if (connector.getClient) {
    const client = await connector.getClient({ chainId })
    requireSame(client.account?.address, account, index)
    return client
  }
  return createClient({
    account,
    chain: config.chains.find(({ id }) => id === chainId),
    transport: custom((await connector.getProvider({ chainId })) as never, {
      retryCount: 0,
    }),
  })
}

async function requireAccount(
  { account, config }: PromptContext,
  connector: Connector,
  index: number,
): Promise<void> {
  const accounts = await connector.getAccounts()
  const { address } = getConnection(config)
  requireSame(address, account, index)
  const here = accounts.find((it) => same(it, account))
  requireSame(here ?? accounts[0], account, index)
}

function requireSame(
  found: Address | undefined,
  account: Address,
  index: number,
): void {
  if (same(found, account)) return
  throw new StepError({
    reason: 'wrongAccount',
    details: `Wanted ${account}, connected ${found}.`,
    fundsMoved: 'no',
    index,
  })
}

/** What the wallet of an account is known by; undefined when it is away. */
export function walletOf({ account, config }: PromptContext) {
  const { address, connector } = getConnection(config)
  return same(address, account) ? connector?.id : undefined
}

/** Asks the connected wallet something that opens no prompt. */
export async function askWallet(
  config: Config,
  method: string,
  params: unknown[],
): Promise<unknown> {
  const provider = await connectorOf(config, 0).getProvider()
  return (provider as EIP1193Provider).request({ method, params } as never)
}

function connectorOf(config: Config, index: number): Connector {
  const { address, connector } = getConnection(config)
  // A connector that is still being restored has no methods yet.
  if (address && connector?.getAccounts) return connector
  throw new StepError({
    reason: 'wrongAccount',
    details: 'No wallet is connected.',
    fundsMoved: 'no',
    index,
    recovery: 'reconnect',
  })
}

/** The error of a wallet that stands on another chain. */
export function onWrongChain(chainId: number, index: number): StepError {
  const details = `The wallet did not reach chain ${chainId}.`
  return new StepError({
    reason: 'wrongChain',
    details,
    fundsMoved: 'no',
    index,
  })
}

/** Opens the wallet to send the transaction of a step. */
export async function sendTransaction(
  client: Client,
  { data, to, value }: ReadableStep & { kind: 'transaction' },
  chainId: number,
): Promise<unknown> {
  const { account, chain } = client
  if (account?.type !== 'json-rpc')
    return viem_sendTransaction(client, {
      account,
      chain,
      data,
      to,
      value,
    } as never)
  // viem's action would ask a second time by another method after -32000,
  // which is what some wallets answer to a refusal.
  return client.request(
    {
      method: 'eth_sendTransaction',
      params: [
        {
          from: account.address,
          to,
          data,
          value: numberToHex(value),
          chainId: numberToHex(chainId),
        },
      ],
    },
    { retryCount: 0 },
  )
}

/** Opens the wallet to sign the typed data or message of a step. */
export async function sign(
  client: Client,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<unknown> {
  const { account } = client
  return step.kind === 'signature'
    ? viem_signTypedData(client, { account, ...step.typedData } as never)
    : viem_signMessage(client, { account, message: step.message } as never)
}

/** A transaction hash as it must be: 32 bytes. */
export function isHash(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer)
}

/** A signature as it must be: some bytes, of any length. */
export function isSignature(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x([0-9a-f]{2})+$/i.test(answer)
}

function same(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase()
}

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
import { switchChain } from 'wagmi/actions'
import { StepError } from '../../errors.js'
import { getConnection } from '../../wallet/connection.js'
import { once } from '../chain/callNode.js'
import { classifyWalletError } from '../failures/classifyWalletError.js'
import { toDisconnectedError } from '../failures/disconnected.js'
import { getWalletMessage } from '../failures/walletMessage.js'
import type { ReadableStep, TransactionStep } from '../model/readStep.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'

const switchTimeoutMs = 5_000

/**
 * Asks the wallet to switch to the chain of the run. With `canTrustWagmi`, the
 * chain that wagmi stores is not verified.
 *
 * @throws StepError `wrongChain`, `walletBusy`, `locked`, `session` or `wrongAccount`.
 */
export async function switchToChain(
  run: Run,
  index: number,
  { canTrustWagmi, onSwitch }: { canTrustWagmi: boolean; onSwitch: () => void },
): Promise<void> {
  const { chainId, config, environment, signal } = run
  const connector = getConnector(config, index)
  if (canTrustWagmi && getConnection(config).chainId === chainId) return
  if ((await connector.getChainId()) === chainId) return
  await assertConnected(run, connector, index)
  onSwitch()
  await switchChain(config, { chainId, connector }).catch((cause) => {
    const found = classifyWalletError(cause).reason
    const isKept = /^(walletBusy|locked|session)$/.test(found)
    const reason = isKept ? found : 'wrongChain'
    const walletMessage = getWalletMessage(cause)
    throw new StepError({
      reason,
      index,
      fundsMoved: 'no',
      cause,
      walletMessage,
    })
  })
  // Some wallets answer before they have switched.
  for (let waited = 0; (await connector.getChainId()) !== chainId; ) {
    if (waited >= switchTimeoutMs) throw toWrongChainError(chainId, index)
    await environment.sleep(100, signal)
    waited += 100
  }
}

/**
 * Undefined if the wallet is on another chain.
 *
 * @throws StepError `wrongAccount` if another account is connected.
 */
export async function getWalletClient(
  run: Run,
  index: number,
): Promise<Client | undefined> {
  const { account, chainId, config } = run
  const connector = getConnector(config, index)
  const [currentChainId] = await Promise.all([
    connector.getChainId(),
    assertConnected(run, connector, index),
  ])
  if (currentChainId !== chainId) return undefined
  if (connector.getClient) {
    const client = await connector.getClient({ chainId })
    assertAccount(client.account?.address, account, index)
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

/** @throws StepError `wrongAccount` if wagmi's account is not the run's. */
export function assertNoOtherAccount({ account, config }: Run): void {
  const { address } = getConnection(config)
  if (address) assertAccount(address, account, 0)
}

async function assertConnected(
  { account, config }: Run,
  connector: Connector,
  index: number,
): Promise<void> {
  const accounts = await connector.getAccounts()
  const { address } = getConnection(config)
  assertAccount(address, account, index)
  const found = accounts.find((it) => isSameText(it, account))
  assertAccount(found ?? accounts[0], account, index)
}

function assertAccount(
  found: Address | undefined,
  account: Address,
  index: number,
): void {
  if (isSameText(found, account)) return
  throw new StepError({
    reason: 'wrongAccount',
    details: `Expected ${account}, but ${found} is connected.`,
    fundsMoved: 'no',
    index,
  })
}

export function getWalletId({ account, config }: Run) {
  const { address, connector } = getConnection(config)
  return isSameText(address, account) ? connector?.id : undefined
}

/** Sends a request that opens no prompt to the connected wallet. */
export async function requestWallet(
  config: Config,
  method: string,
  params: unknown[],
): Promise<unknown> {
  const provider = await getConnector(config, 0).getProvider()
  return (provider as EIP1193Provider).request({ method, params } as never)
}

function getConnector(config: Config, index: number): Connector {
  const { address, connector } = getConnection(config)
  // While wagmi reconnects, the connector has no methods yet.
  if (address && connector?.getAccounts) return connector
  throw toDisconnectedError(index)
}

export function toWrongChainError(chainId: number, index: number): StepError {
  const details = `The wallet did not switch to chain ${chainId}.`
  return new StepError({
    reason: 'wrongChain',
    details,
    fundsMoved: 'no',
    index,
  })
}

export async function sendTransaction(
  client: Client,
  { data, to, value }: TransactionStep,
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
  // viem's action retries with another method after -32000, which some wallets
  // return for a rejection.
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
    once,
  )
}

export async function sign(
  client: Client,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<unknown> {
  const { account } = client
  return step.kind === 'signature'
    ? viem_signTypedData(client, { account, ...step.typedData } as never)
    : viem_signMessage(client, { account, message: step.message } as never)
}

export function isHash(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer)
}

/** Whether an answer is a signature. Smart accounts return any length. */
export function isSignature(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x([0-9a-f]{2})+$/i.test(answer)
}

import {
  type Address,
  BaseError,
  type Chain,
  createWalletClient,
  custom,
  decodeErrorResult,
  type Hex,
  hexToString,
  isAddressEqual,
  isHex,
  type PublicClient,
  parseAbi,
  RpcRequestError,
  type Transport,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import {
  ProviderError,
  providerCodes,
} from '../../../src/testing/wallet/providerError.js'
import {
  describeTransaction,
  type TransactionRequest,
} from './describeTransaction.js'
import { describeTypedData, type TypedData } from './describeTypedData.js'
import { ether, formatAmount, shortAddress } from './format.js'
import type { RequestView, WalletAccount } from './requestView.js'
import { rethrow } from './rethrow.js'

/** Enough for any fill, if the node can't estimate the gas. */
const fallbackGas = 1_500_000n

/** Context of the signing requests. */
export type SignerContext = {
  accounts: readonly WalletAccount[]
  chainId: number
  client: PublicClient<Transport, Chain>
  connected(): readonly Address[]
  /** Resolves when the user consents, and rejects otherwise. */
  consent(view: RequestView): Promise<void>
}

type Handler = (params: readonly unknown[]) => Promise<unknown>

/** Creates the handlers of requests that need a signature. */
export function createSigner(context: SignerContext): Record<string, Handler> {
  const { chainId, client, consent } = context

  /** The requested account, if the page may use it. */
  function toAccount(asked: unknown) {
    const account = context.accounts.find(
      ({ address }) =>
        typeof asked === 'string' &&
        /^0x[0-9a-f]{40}$/i.test(asked) &&
        isAddressEqual(address, asked as Address),
    )
    const isConnected =
      account &&
      context.connected().some((address) => address === account.address)
    if (!isConnected)
      throw new ProviderError(
        providerCodes.unauthorized,
        `The page is not connected to the account ${asked}.`,
      )
    return privateKeyToAccount(account.privateKey)
  }

  function accountRow({ address }: { address: Address }) {
    const place = context.accounts.findIndex((item) => item.address === address)
    return {
      label: 'Account',
      value: `Account ${place + 1} (${shortAddress(address)})`,
    }
  }

  return {
    async eth_sendTransaction([request]) {
      const transaction = request as TransactionRequest
      const account = toAccount(transaction.from)
      const { data, to } = transaction
      const call = { data, to, value: BigInt(transaction.value ?? 0) }
      const [description, balance, cost] = await Promise.all([
        describeTransaction(client, transaction),
        client.getBalance(account),
        estimateCost(client, { ...call, account: account.address }),
      ])
      await consent({
        ...description,
        rows: [
          ...(description.rows ?? []),
          ...('fee' in cost
            ? [{ label: 'Network fee', value: formatAmount(cost.fee, ether) }]
            : []),
          accountRow(account),
          { label: 'Balance', value: formatAmount(balance, ether) },
        ],
        warning: 'problem' in cost ? cost.problem : description.warning,
        raw: transaction,
      })
      const estimate = 'gas' in cost ? cost.gas : fallbackGas
      const gas = transaction.gas ? BigInt(transaction.gas) : estimate
      const { chain } = client
      return createWalletClient({ account, chain, transport: custom(client) })
        .sendTransaction({ ...call, gas })
        .catch(rethrow)
    },

    async eth_signTypedData_v4([address, json]) {
      const account = toAccount(address)
      const data = readTypedData(json)
      if (data.domain.chainId !== undefined && +data.domain.chainId !== chainId)
        throw new ProviderError(
          providerCodes.invalidParams,
          `The typed data are for chain ${data.domain.chainId}, but the wallet is on ${chainId}.`,
        )
      const description = await describeTypedData(client, data)
      await consent({
        ...description,
        rows: [...(description.rows ?? []), accountRow(account)],
        raw: data,
      })
      return account.signTypedData(
        data as Parameters<typeof account.signTypedData>[0],
      )
    },

    async personal_sign([message, address]) {
      const account = toAccount(address)
      const raw = isHex(message) ? message : undefined
      await consent({
        title: 'Sign a message',
        message: raw ? decodeMessage(raw) : String(message),
        rows: [accountRow(account)],
        raw: message,
      })
      return account.signMessage({ message: raw ? { raw } : String(message) })
    },
  }
}

async function estimateCost(
  client: PublicClient,
  call: Parameters<PublicClient['estimateGas']>[0],
): Promise<{ fee: bigint; gas: bigint } | { problem: string }> {
  try {
    const [estimate, price] = await Promise.all([
      client.estimateGas(call),
      client.getGasPrice(),
    ])
    const gas = (estimate * 12n) / 10n
    return { fee: gas * price, gas }
  } catch (error) {
    return {
      problem: `The chain expects that this fails: ${readRevertReason(error)}`,
    }
  }
}

const errorsAbi = [
  ...seaportAbi,
  ...parseAbi([
    'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  ]),
]

function readRevertReason(error: unknown): string {
  if (!(error instanceof BaseError)) return String(error)
  const answer = error.walk((cause) => cause instanceof RpcRequestError)
  const data = answer instanceof RpcRequestError ? answer.data : undefined
  try {
    if (isHex(data))
      return decodeErrorResult({ abi: errorsAbi, data }).errorName
  } catch {
    // An unknown error selector: the message must do.
  }
  return error.details || error.shortMessage
}

function readTypedData(json: unknown): TypedData {
  try {
    const data = typeof json === 'string' ? JSON.parse(json) : json
    if (data.types && data.primaryType && data.message)
      return { ...data, domain: data.domain ?? {} }
  } catch {
    // The error below reports it.
  }
  throw new ProviderError(
    providerCodes.invalidParams,
    'The typed data cannot be read.',
  )
}

/** Decodes a message; returns its hex digits if it is not text. */
function decodeMessage(message: Hex): string {
  const text = hexToString(message)
  // Control characters except line ends and tabs: not text.
  return /[^\P{Cc}\n\r\t]|\uFFFD/u.test(text) ? message : text
}

import {
  type Address,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  type PublicClient,
  parseAbi,
  zeroAddress,
} from 'viem'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { ether, formatAmount, shortAddress } from './format.js'
import {
  formatToken,
  readContractName,
  readCurrency,
  readLabelledName,
} from './readTokens.js'
import type { RequestView } from './requestView.js'

/** A transaction as the page requests it. */
export type TransactionRequest = {
  from: Address
  to?: Address | undefined
  data?: Hex | undefined
  value?: Hex | undefined
  gas?: Hex | undefined
}

type Description = Pick<RequestView, 'title' | 'sentence' | 'rows' | 'warning'>

const knownAbi = [
  ...seaportAbi,
  ...erc20Abi,
  ...parseAbi(['function setApprovalForAll(address operator, bool approved)']),
]

/** Describes the effects of a transaction, if its call is known. */
export async function describeTransaction(
  client: PublicClient,
  transaction: TransactionRequest,
): Promise<Description> {
  const { data = '0x', to, value = '0x0' } = transaction
  const paid = BigInt(value)
  const sent = paid > 0n ? formatAmount(paid, ether) : undefined
  if (!to)
    return { title: 'Deploy a contract', rows: toRows({ 'You send': sent }) }
  const contract = await readLabelledName(client, to)
  if (data === '0x')
    return {
      title: `Send ${sent ?? 'nothing'}`,
      rows: toRows({ To: shortAddress(to), 'You send': sent }),
    }
  const known = await describeCall(client, { data, to }).catch(() => undefined)
  if (!known)
    return {
      title: 'Call a contract',
      sentence: 'The wallet does not know this call.',
      rows: toRows({ Contract: contract, 'You send': sent }),
    }
  return {
    ...known,
    rows: [...(known.rows ?? []), ...toRows({ 'You send': sent }, true)],
  }
}

async function describeCall(
  client: PublicClient,
  { data, to }: { data: Hex; to: Address },
): Promise<Description | undefined> {
  const call = decodeFunctionData({ abi: knownAbi, data })
  switch (call.functionName) {
    case 'approve': {
      const [spender, amount] = call.args
      const money = await readCurrency(client, to)
      const isEndless = amount === maxUint256
      return {
        title:
          amount === 0n ? `Reset ${money.symbol}` : `Approve ${money.symbol}`,
        sentence: 'The contract below may then take up to this amount.',
        rows: toRows({
          Amount: isEndless
            ? `Any amount of ${money.symbol}`
            : formatAmount(amount, money),
          'May be taken by': await readLabelledName(client, spender),
        }),
        warning: isEndless
          ? 'The allowance has no limit. Approve it only for contracts that you trust.'
          : undefined,
      }
    }
    case 'setApprovalForAll': {
      const [operator, approved] = call.args
      const collection = await readLabelledName(client, to)
      return {
        title: `${approved ? 'Approve' : 'Withdraw'} ${await readContractName(client, to)}`,
        sentence: approved
          ? 'The contract below may then move all that you own of this collection.'
          : 'The contract below may then no longer move what you own.',
        rows: toRows({
          Collection: collection,
          Contract: await readLabelledName(client, operator),
        }),
      }
    }
    case 'transfer': {
      const [recipient, amount] = call.args
      const money = await readCurrency(client, to)
      return {
        title: `Send ${formatAmount(amount, money)}`,
        rows: toRows({ To: shortAddress(recipient) }),
      }
    }
    case 'fulfillAdvancedOrder':
      return describeFill(client, [call.args[0]])
    case 'fulfillAvailableAdvancedOrders':
      return describeFill(client, call.args[0])
    case 'cancel':
      return {
        title: `Cancel ${call.args[0].length === 1 ? 'an order' : `${call.args[0].length} orders`}`,
        sentence: 'Nobody can fill it after that.',
      }
    case 'validate':
      return { title: 'Publish an order', sentence: 'It is kept on chain.' }
    case 'incrementCounter':
      return {
        title: 'Cancel all orders',
        sentence: 'Nobody can fill any of your orders after that.',
      }
    default:
      return undefined
  }
}

type Item = {
  itemType: number
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
}

type FilledOrder = {
  parameters: { offer: readonly Item[]; consideration: readonly Item[] }
  numerator: bigint
  denominator: bigint
}

async function describeFill(
  client: PublicClient,
  orders: readonly FilledOrder[],
): Promise<Description> {
  const bought: string[] = []
  const prices = new Map<Address, bigint>()
  for (const { denominator, numerator, parameters } of orders)
    for (const item of [...parameters.offer, ...parameters.consideration]) {
      const amount = (item.startAmount * numerator) / denominator
      if (item.itemType >= 2)
        bought.push(await formatToken(client, item, amount))
    }
  const isSale = orders.some(({ parameters }) =>
    parameters.offer.some(({ itemType }) => itemType < 2),
  )
  for (const { denominator, numerator, parameters } of orders)
    for (const { itemType, startAmount, token } of isSale
      ? parameters.offer
      : parameters.consideration)
      if (itemType < 2)
        prices.set(
          token,
          (prices.get(token) ?? 0n) + (startAmount * numerator) / denominator,
        )
  const money = await Promise.all(
    [...prices].map(async ([token, amount]) =>
      formatAmount(
        amount,
        token === zeroAddress ? ether : await readCurrency(client, token),
      ),
    ),
  )
  return {
    title: isSale ? 'Accept an offer on Seaport' : 'Buy on Seaport',
    rows: toRows({
      [isSale ? 'You sell' : 'You buy']: bought.join(', '),
      Price: money.join(' + '),
    }),
  }
}

function toRows(values: Record<string, string | undefined>, strong = false) {
  return Object.entries(values).flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{ label, value, strong }],
  )
}

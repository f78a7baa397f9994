import { type Address, getAddress, type PublicClient } from 'viem'
import { formatAmount, formatTime } from './format.js'
import { formatToken, readCurrency, readLabelledName } from './readTokens.js'
import type { RequestView } from './requestView.js'

/** Typed data as the page sends it, not validated. */
export type TypedData = {
  domain: { chainId?: number | string; verifyingContract?: Address }
  message: Record<string, unknown>
  primaryType: string
  types: Record<string, unknown>
}

type Description = Pick<RequestView, 'title' | 'sentence' | 'rows'>

type Item = {
  identifierOrCriteria: string
  itemType: number
  startAmount: string
  token: Address
  recipient?: Address
}

/** Describes the effects of signing typed data. */
export async function describeTypedData(
  client: PublicClient,
  data: TypedData,
): Promise<Description> {
  const { domain, primaryType } = data
  const order =
    primaryType === 'OrderComponents'
      ? await describeOrder(client, data.message).catch(() => undefined)
      : undefined
  const contract = domain.verifyingContract
    ? [
        {
          label: 'Contract',
          value: await readLabelledName(client, domain.verifyingContract),
        },
      ]
    : []
  return {
    title: `Sign ${primaryType}`,
    ...order,
    rows: [...(order?.rows ?? []), ...contract],
  }
}

async function describeOrder(
  client: PublicClient,
  message: Record<string, unknown>,
): Promise<Description | undefined> {
  const { consideration, endTime, offer, offerer } = message as {
    consideration: Item[]
    endTime: string
    offer: Item[]
    offerer: Address
  }
  const isToken = ({ itemType }: Item) => Number(itemType) >= 2
  const isListing = offer.some(isToken)
  const tokens = (isListing ? offer : consideration).filter(isToken)
  const payments = (isListing ? consideration : offer).filter(
    (item) => !isToken(item),
  )
  const [first] = payments
  const money = first && (await readCurrency(client, first.token))
  const total = sum(payments)
  const own = sum(
    payments.filter(
      ({ recipient }) =>
        recipient && getAddress(recipient) === getAddress(offerer),
    ),
  )
  const names = await Promise.all(
    tokens.map((item) =>
      formatToken(
        client,
        {
          ...item,
          itemType: Number(item.itemType),
          identifierOrCriteria: BigInt(item.identifierOrCriteria),
        },
        BigInt(item.startAmount),
      ),
    ),
  )
  return {
    title: isListing ? 'Sign a listing' : 'Sign an offer',
    sentence: isListing
      ? 'Anyone can then buy at this price until it expires or you cancel it.'
      : 'The owner can then sell to you at this price until it expires or you cancel it.',
    rows: [
      { label: isListing ? 'You sell' : 'You buy', value: names.join(', ') },
      {
        label: 'Price',
        value: money ? formatAmount(total, money) : 'Free',
        strong: true,
      },
      ...(isListing && money && own !== total
        ? [{ label: 'You receive', value: formatAmount(own, money) }]
        : []),
      { label: 'Ends', value: formatTime(BigInt(endTime)) },
    ],
  }
}

function sum(items: readonly Item[]): bigint {
  return items.reduce((total, item) => total + BigInt(item.startAmount), 0n)
}

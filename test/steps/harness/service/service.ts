import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Step } from '../../../../src/rpc/schemas.js'
import type { Block, Chain } from '../chain/chain.js'
import { read } from '../chain/state.js'
import type { Clock } from '../clock.js'
import type { Random } from '../random.js'
import type { Prompt } from '../wallet/prompt.js'
import { type Listed, listed, type Terms, toWireOrder } from './orders.js'
import { buySteps, cancelSteps, listSteps, withdrawSteps } from './quotes.js'

/** URL of the service. */
export const serviceUrl = 'https://market.example'
export const accessKey = 'AQAAAAAsecretaccesskeyofaproject'

/** A call that reached the service. */
export type Exchange = {
  kind: 'quote' | 'post' | 'read'
  url: string
  method: string
  body: string
  at: number
  status?: number | undefined
}

/** Faults of the service and of the network. */
export type ServiceMoods = {
  /** Responds instead of the service. */
  answer(exchange: Exchange, serve: () => Response): Response | 'hang'
  /** Changes steps before they are sent. */
  tell(steps: Step[], operation: string): Step[]
  /** Blocks that it lags behind. */
  lag: number
  /** Whether orders are cancelled by signature instead of on chain. */
  withdraws: boolean
}

const page = { page: 1, pageSize: 30, more: false }

/**
 * A marketplace service that uses the real one's code for orders and quotes.
 */
export function createService(
  moods: ServiceMoods,
  {
    chain,
    clock,
    prompts,
    random,
  }: { chain: Chain; clock: Clock; prompts: readonly Prompt[]; random: Random },
) {
  const book = new Map<Hex, Listed>()
  const exchanges: Exchange[] = []
  const faults: unknown[] = []
  const seen = () => {
    const blocks = chain.blocks()
    return blocks[Math.max(0, blocks.length - 1 - moods.lag)] as Block
  }
  const find = (id: string): Listed => {
    const order = book.get(id as Hex)
    return order ?? refuse(404, 'NotFound', `There is no order ${id}.`)
  }

  const operations: Record<string, (request: any) => unknown> = {
    GenerateBuyTransaction({ buyer, ordersData }) {
      const block = seen()
      const wanted = ordersData.map((it: Record<string, string>) => {
        const order = find(String(it.orderId))
        const { quantityAvailable, status } = toWireOrder(order, block)
        const quantity = BigInt(it.quantity ?? 1)
        if (status !== 'active' || BigInt(quantityAvailable ?? 0) < quantity)
          refuse(400, 'InvalidArgument', `The order is ${status}.`)
        return { order, quantity }
      })
      return { steps: moods.tell(buySteps(wanted, buyer, block), 'buy') }
    },
    GenerateListingTransaction({
      collectionAddress,
      listing,
      owner,
      contractType,
    }) {
      const block = seen()
      const terms: Terms = {
        maker: owner,
        collection: collectionAddress,
        contractType,
        tokenId: BigInt(listing.tokenId),
        quantity: BigInt(listing.quantity),
        currency: listing.currencyAddress,
        unitPrice: BigInt(listing.pricePerToken),
        endTime: BigInt(listing.expiry),
        startTime: BigInt(Math.floor(clock.now() / 1_000) - 60),
        counter: read(block.state, 'counter', owner),
        salt: BigInt(`0x${random.hex(16)}`),
      }
      return { steps: moods.tell(listSteps(listed(terms), block), 'list') }
    },
    GenerateCancelTransaction({ orderId }) {
      const order = find(orderId)
      if (toWireOrder(order, seen()).status === 'cancelled')
        refuse(400, 'InvalidArgument', 'The order is already cancelled.')
      const steps = moods.withdraws ? withdrawSteps(order) : cancelSteps(order)
      return { steps: moods.tell(steps, 'cancel') }
    },
    GetOrders({ input }) {
      const orders = input.flatMap(({ orderId }: { orderId: Hex }) => {
        const order = book.get(orderId)
        return order ? [toWireOrder(order, seen())] : []
      })
      return { orders, page }
    },
    ListListingsForCollectible({ filter, tokenId }) {
      const isAsked = ({ terms }: Listed) =>
        `${terms.tokenId}` === tokenId &&
        (filter?.createdBy ?? [terms.maker]).some((it: Address) =>
          isAddressEqual(it, terms.maker),
        )
      const found = [...book.values()].filter(isAsked)
      return { listings: found.map((it) => toWireOrder(it, seen())), page }
    },
    /** The signed text must be exactly what the wallet showed. */
    orders({ order, signature }) {
      const signed = prompts.find((it) => it.signature === signature)
      const made = readTerms(order)
      if (!signed) refuse(400, 'InvalidArgument', 'Nobody signed this.')
      const id = made.id
      if (!book.has(id)) book.set(id, made)
      return { orderId: id }
    },
    cancellations({ orderId, signature }) {
      const signed = prompts.find((it) => it.signature === signature)
      if (!signed) refuse(400, 'InvalidArgument', 'Nobody signed this.')
      find(orderId).isWithdrawn = true
      return {}
    },
  }

  function serve(exchange: Exchange): Response {
    const name = new URL(exchange.url).pathname.split('/').at(-1) ?? ''
    const operation = operations[name]
    try {
      if (!operation) return refuse(404, 'WebrpcBadRoute', 'No such route.')
      return Response.json(operation(JSON.parse(exchange.body)))
    } catch (error) {
      if (error instanceof Response) return error
      faults.push(error)
      throw error
    }
  }

  return {
    book,
    exchanges,
    /** Unexpected errors inside the simulated service. */
    faults,
    add(terms: Terms): Listed {
      const order = listed(terms)
      book.set(order.id, order)
      return order
    },
    /** Returns an order of the book as it is now. */
    show: (id: Hex) => toWireOrder(find(id), seen()),
    /** Returns the response; undefined if none ever arrives. */
    async fetch(url: string, init: RequestInit): Promise<Response | undefined> {
      const exchange: Exchange = {
        kind: classify(url),
        url,
        method: init.method ?? 'GET',
        body: String(init.body ?? ''),
        at: clock.now(),
      }
      exchanges.push(exchange)
      const answer = moods.answer(exchange, () => serve(exchange))
      if (answer === 'hang') return undefined
      exchange.status = answer.status
      return answer
    },
  }
}

export type Service = ReturnType<typeof createService>

function classify(url: string): Exchange['kind'] {
  if (/Generate\w+Transaction$/.test(url)) return 'quote'
  return /\/rpc\//.test(url) ? 'read' : 'post'
}

function refuse(status: number, error: string, msg: string): never {
  throw Response.json({ error, msg, status }, { status })
}

function readTerms(order: any): Listed {
  const [item] = order.offer
  const total = order.consideration.reduce(
    (sum: bigint, { startAmount }: { startAmount: string }) =>
      sum + BigInt(startAmount),
    0n,
  )
  const quantity = BigInt(item.startAmount)
  const terms: Terms = {
    maker: order.offerer,
    collection: item.token,
    contractType: item.itemType === 2 ? 'ERC721' : 'ERC1155',
    tokenId: BigInt(item.identifierOrCriteria),
    quantity,
    currency: order.consideration[0].token,
    unitPrice: total / quantity,
    endTime: BigInt(order.endTime),
    startTime: BigInt(order.startTime),
    counter: BigInt(order.counter),
    salt: BigInt(order.salt),
  }
  return listed(terms)
}

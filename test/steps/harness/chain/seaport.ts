import { type Address, decodeFunctionData, type Hex } from 'viem'
import {
  itemType,
  type OrderComponents,
  orderHash,
} from '../../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import {
  add,
  type Call,
  emit,
  type Machine,
  Revert,
  read,
  refuse,
  words,
  write,
} from './state.js'
import { takeMoney, takeTokens } from './tokens.js'

type Decoded = ReturnType<typeof decodeFunctionData<typeof seaportAbi>>
type Advanced = Extract<
  Decoded,
  { functionName: 'fulfillAdvancedOrder' }
>['args'][0]
type Parameters = Advanced['parameters']

const decoded = new Map<Hex, Decoded>()
const hashes = new Map<string, Hex>()

/**
 * The parts of Seaport that our calls use; signatures of makers are not
 * checked.
 */
export function callSeaport(call: Call, machine: Machine): Hex {
  const { from, to: seaport } = call
  const { args, functionName } = decode(call.data)
  const purse = { left: call.value }
  const place = { seaport, machine, purse, buyer: from }
  switch (functionName) {
    case 'fulfillAdvancedOrder': {
      const [order, , , recipient] = args
      fill(order, { ...place, recipient })
      giveBack(place)
      return words(1)
    }
    case 'fulfillAvailableAdvancedOrders': {
      const [orders, , , , , recipient] = args
      const filled = orders.filter((order) =>
        isAvailable(order, { ...place, recipient }),
      )
      if (filled.length === 0) refuse('0xd5da9a1b')
      for (const order of filled) fill(order, { ...place, recipient })
      giveBack(place)
      return words(1)
    }
    case 'cancel':
      for (const order of args[0]) cancel(order, from, place)
      return words(1)
    case 'validate':
      for (const { parameters } of args[0]) validate(parameters, place)
      return words(1)
    case 'incrementCounter':
      add(machine.state, 1n, 'counter', from)
      return words(read(machine.state, 'counter', from))
    case 'getCounter':
      return words(read(machine.state, 'counter', ...args))
    case 'getOrderStatus': {
      const [hash] = args
      const of = (what: string) => read(machine.state, what, hash)
      return words(of('valid'), of('cancelled'), of('filled'), of('size'))
    }
    default:
      return refuse('0x')
  }
}

type Place = {
  buyer: Address
  machine: Machine
  purse: { left: bigint }
  seaport: Address
}
type FillPlace = Place & { recipient: Address }

function decode(data: Hex): Decoded {
  const known = decoded.get(data)
  if (known) return known
  const call = decodeFunctionData({ abi: seaportAbi, data })
  decoded.set(data, call)
  return call
}

/** Returns the cached hash of an order. */
export function getHash(components: OrderComponents): Hex {
  const key = JSON.stringify(components, (_, it) =>
    typeof it === 'bigint' ? `${it}` : it,
  )
  const hash = hashes.get(key) ?? orderHash(components)
  hashes.set(key, hash)
  return hash
}

function hashOfParameters(parameters: Parameters, machine: Machine): Hex {
  const { totalOriginalConsiderationItems: count, ...rest } = parameters
  const counter = read(machine.state, 'counter', rest.offerer)
  const consideration = rest.consideration.slice(0, Number(count))
  return getHash({ ...rest, consideration, counter })
}

/** Fills an order; undoes its changes if it reverts. */
function isAvailable(order: Advanced, place: FillPlace): boolean {
  const { machine } = place
  const state = new Map(machine.state)
  try {
    fill(order, {
      ...place,
      machine: { ...machine, state, logs: [] },
      purse: { ...place.purse },
    })
    return true
  } catch (error) {
    if (error instanceof Revert) return false
    throw error
  }
}

function fill(order: Advanced, place: FillPlace): void {
  const { machine, recipient, seaport } = place
  const { denominator, numerator, parameters } = order
  const { offerer } = parameters
  const hash = hashOfParameters(parameters, machine)
  const seconds = BigInt(Math.floor(machine.time / 1_000))
  if (seconds < parameters.startTime || seconds >= parameters.endTime)
    refuse('0x21ccfeb7')
  if (read(machine.state, 'cancelled', hash)) refuse('0x1a515574')
  if (read(machine.state, 'filled', hash) + numerator > denominator)
    refuse(`0x10fda3e1${hash.slice(2)}`)
  write(machine.state, denominator, 'size', hash)
  add(machine.state, numerator, 'filled', hash)

  const share = (amount: bigint) => (amount * numerator) / denominator
  for (const item of parameters.offer)
    takeTokens(machine, seaport, {
      token: item.token,
      id: item.identifierOrCriteria,
      amount: share(item.startAmount),
      isSingle: item.itemType === itemType.erc721,
      from: offerer,
      to: recipient,
    })
  for (const item of parameters.consideration)
    pay({ ...item, amount: share(item.startAmount) }, place)
  emit(
    machine,
    seaport,
    'OrderFulfilled(bytes32,address,address,address,(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])',
    [offerer, parameters.zone],
    hash,
  )
}

function pay(
  item: {
    amount: bigint
    itemType: number
    recipient: Address
    token: Address
  },
  { buyer, machine, purse, seaport }: Place,
): void {
  const { amount, recipient, token } = item
  if (item.itemType !== itemType.native) {
    takeMoney(machine, seaport, { token, from: buyer, to: recipient, amount })
    return
  }
  if (purse.left < amount) refuse('0x8ffff980')
  purse.left -= amount
  add(machine.state, -amount, 'native', seaport)
  add(machine.state, amount, 'native', recipient)
}

/** Refunds native currency that was not spent. */
function giveBack({ buyer, machine, purse, seaport }: Place): void {
  add(machine.state, -purse.left, 'native', seaport)
  add(machine.state, purse.left, 'native', buyer)
}

function cancel(
  order: OrderComponents,
  from: Address,
  { machine, seaport }: Place,
): void {
  if (order.offerer.toLowerCase() !== from.toLowerCase()) refuse('0xfed398fc')
  const hash = getHash(order)
  write(machine.state, 1n, 'cancelled', hash)
  emit(
    machine,
    seaport,
    'OrderCancelled(bytes32,address,address)',
    [order.offerer, order.zone],
    hash,
  )
}

function validate(parameters: Parameters, { machine }: Place): void {
  write(machine.state, 1n, 'valid', hashOfParameters(parameters, machine))
}

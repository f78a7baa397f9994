import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'
import {
  add,
  type Call,
  emit,
  type Machine,
  read,
  refuse,
  words,
  write,
} from './state.js'

const erc20 = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
])
const collection = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function ownerOf(uint256 id) view returns (address)',
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])

/**
 * A currency. A strict one, such as USDT, refuses to change an allowance that
 * is not 0.
 */
export function callCurrency(
  { data, from, to: token }: Call,
  machine: Machine,
  isStrict: boolean,
): Hex {
  const { state } = machine
  const call = decodeFunctionData({ abi: erc20, data })
  if (call.functionName === 'approve') {
    const [spender, amount] = call.args
    const before = read(state, 'allowance', token, from, spender)
    if (isStrict && before > 0n && amount > 0n) refuse('0x')
    write(state, amount, 'allowance', token, from, spender)
    emit(
      machine,
      token,
      'Approval(address,address,uint256)',
      [from, spender],
      words(amount),
    )
    return words(1)
  }
  if (call.functionName === 'transfer') {
    const [to, amount] = call.args
    moveMoney(machine, { token, from, to, amount })
    return words(1)
  }
  if (call.functionName === 'decimals') return words(6)
  return call.functionName === 'allowance'
    ? words(read(state, 'allowance', token, ...call.args))
    : words(read(state, 'money', token, ...call.args))
}

/** Transfers a currency. */
export function moveMoney(
  machine: Machine,
  {
    amount,
    from,
    to,
    token,
  }: { token: Address; from: Address; to: Address; amount: bigint },
): void {
  const { state } = machine
  if (!add(state, -amount, 'money', token, from))
    refuse('ERC20: transfer amount exceeds balance')
  add(state, amount, 'money', token, to)
  emit(
    machine,
    token,
    'Transfer(address,address,uint256)',
    [from, to],
    words(amount),
  )
}

/** Transfers a currency with an allowance. */
export function takeMoney(
  machine: Machine,
  spender: Address,
  move: Parameters<typeof moveMoney>[1],
): void {
  const { amount, from, token } = move
  if (!add(machine.state, -amount, 'allowance', token, from, spender))
    refuse('ERC20: insufficient allowance')
  moveMoney(machine, move)
}

/** A collection of a standard, by its ERC-165 interface id. */
export function callCollection(
  { data, from, to: token }: Call,
  machine: Machine,
  standard: Hex,
): Hex {
  const { state } = machine
  const call = decodeFunctionData({ abi: collection, data })
  if (call.functionName === 'setApprovalForAll') {
    const [operator, approved] = call.args
    const value = BigInt(approved)
    write(state, value, 'operator', token, from, operator)
    emit(
      machine,
      token,
      'ApprovalForAll(address,address,bool)',
      [from, operator],
      words(value),
    )
    return '0x'
  }
  if (call.functionName === 'supportsInterface')
    return words(call.args[0] === standard ? 1 : 0)
  if (call.functionName === 'isApprovedForAll')
    return words(read(state, 'operator', token, ...call.args))
  if (call.functionName === 'ownerOf') {
    const owner = read(state, 'owner', token, call.args[0])
    return owner ? words(owner) : refuse('ERC721: invalid token ID')
  }
  const [owner, id] = call.args
  return words(read(state, 'held', token, id, owner))
}

/** Transfers tokens with an approval. */
export function takeTokens(
  machine: Machine,
  operator: Address,
  {
    amount,
    from,
    id,
    isSingle,
    to,
    token,
  }: {
    token: Address
    id: bigint
    amount: bigint
    isSingle: boolean
    from: Address
    to: Address
  },
): void {
  const { state } = machine
  if (!read(state, 'operator', token, from, operator))
    refuse('caller is not token owner or approved')
  if (!add(state, -amount, 'held', token, id, from))
    refuse('insufficient balance for transfer')
  add(state, amount, 'held', token, id, to)
  if (isSingle) {
    write(state, BigInt(to), 'owner', token, id)
    emit(machine, token, 'Transfer(address,address,uint256)', [from, to, id])
  } else
    emit(
      machine,
      token,
      'TransferSingle(address,address,address,uint256,uint256)',
      [operator, from, to],
      words(id, amount),
    )
}

import { type Address, formatUnits, getAddress } from 'viem'

/** An address for people: `0xf39F…2266`. */
export function shortAddress(address: Address): string {
  const whole = getAddress(address)
  return `${whole.slice(0, 6)}…${whole.slice(-4)}`
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })

/** An amount for people: `1,234.5 USDC`. */
export function formatAmount(
  amount: bigint,
  { decimals, symbol }: { decimals: number; symbol: string },
): string {
  const exact = formatUnits(amount, decimals)
  const rounded = number.format(exact as `${number}`)
  const isTiny = amount > 0n && rounded === '0'
  return `${isTiny ? '< 0.000001' : rounded} ${symbol}`
}

/** The native currency. */
export const ether = { decimals: 18, symbol: 'ETH' }

/** Formats unix seconds as a date and time. */
export function formatTime(seconds: bigint): string {
  if (seconds > 8_640_000_000_000n) return 'Never'
  return new Date(Number(seconds) * 1000).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

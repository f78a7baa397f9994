import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { refusal } from './refusal.js'

/** The account that acts. */
export function accountOf(
  config: Config,
  {
    account = getConnection(config).address,
  }: { account?: Address | undefined },
): Address {
  if (account) return account
  const details = 'No wallet is connected.'
  throw refusal('wrongAccount', { details, recovery: 'reconnect' })
}

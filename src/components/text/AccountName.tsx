'use client'
import { AddressAvatar } from './AddressAvatar.js'
import { shortenAddress } from './ShortAddress.js'

export function AccountName({ address }: { address: string }) {
  return (
    <span className="mk-short-address" title={address}>
      <AddressAvatar address={address} />
      <code className="mk-hash">{shortenAddress(address)}</code>
    </span>
  )
}

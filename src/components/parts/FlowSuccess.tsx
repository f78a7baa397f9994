'use client'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { Media } from '../Media/Media.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'

/** The end of a flow that went well: the picture, what changed, where to look. */
export function FlowSuccess(props: {
  chainId: number
  children: ReactNode
  hash: string | undefined
  metadata: Partial<CollectibleMetadata>
  text: string
  title: string
}) {
  const { chainId, children, hash, metadata, text, title } = props
  return (
    <>
      <div data-mk="success">
        <div data-mk="success-picture">
          <Media
            alt=""
            color={metadata.backgroundColor}
            eager
            src={metadata.image ?? metadata.imageData}
          />
          <span data-mk="success-mark">
            <Check />
          </span>
        </div>
        <div role="status">
          <p data-mk="success-title">{title}</p>
          <p data-mk="success-text">{text}</p>
        </div>
        {hash && <TransactionLink chainId={chainId} hash={hash} />}
      </div>
      <footer data-mk="dialog-footer">{children}</footer>
    </>
  )
}

'use client'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { Media } from '../Media/Media.js'

export function ItemPicture(props: { metadata: Partial<CollectibleMetadata> }) {
  const { backgroundColor, image, imageData } = props.metadata
  return <Media alt="" color={backgroundColor} eager src={image ?? imageData} />
}

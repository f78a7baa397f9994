'use client'
import { ExternalLink } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { mediaLabels } from './mediaLabels.js'
import { parseWebUrl } from './resolveMediaUrls.js'

/** Opens the file itself in a new tab. */
export function OriginalLink({ url }: { url: string | undefined }) {
  const labels = useLabels(mediaLabels)
  const address = parseWebUrl(url)
  if (!address) return null
  return (
    <a
      className="mk-link"
      href={address.href}
      rel="nofollow noopener noreferrer"
      target="_blank"
    >
      {labels.mediaOriginal}
      <ExternalLink />
    </a>
  )
}

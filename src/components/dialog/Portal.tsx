'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { rootProps } from '../../hooks/context/rootProps.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useInBrowser } from '../../hooks/page/useInBrowser.js'

/** Renders at the end of the page, with the provider's theme. Renders nothing on a server. */
export function Portal({ children }: { children: ReactNode }) {
  const kit = useMarketKit()
  const inBrowser = useInBrowser()
  return inBrowser
    ? createPortal(<div {...rootProps(kit)}>{children}</div>, document.body)
    : null
}

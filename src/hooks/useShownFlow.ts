'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getConnection } from 'wagmi/actions'
import { flowStories, flowStoriesKey } from './flowStories.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'

/**
 * Says whether a component shows a flow, so that no notice has to. The hook
 * that runs a flow counts as showing it while its component is mounted; a
 * dialog that stays mounted while it is closed calls this after that hook.
 * What calls it last decides, and what leaves the page shows nothing.
 *
 * @example
 * import { useBuy, useShownFlow } from 'marketkit'
 * import { useState } from 'react'
 *
 * const [isOpen, setOpen] = useState(false)
 * const { progress } = useBuy()
 * useShownFlow(progress?.flow, isOpen)
 */
export function useShownFlow(
  /** The flow: `progress.flow` of the hook that runs it. */
  id: string | undefined,
  /** Whether it is in view. */
  isShown: boolean,
): void {
  const { client } = useMarketKit()
  const config = useWagmiConfig('useShownFlow')
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!id) return
    const { address } = getConnection(config)
    const stories = flowStories(queryClient, flowStoriesKey(client, address))
    stories.show(id, isShown)
    return () => stories.show(id, false)
  }, [client, config, id, isShown, queryClient])
}

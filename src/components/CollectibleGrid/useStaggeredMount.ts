'use client'
import { useEffect, useState } from 'react'

/** Cells drawn in a frame of those that wait. */
const atOnce = 2

/** What draws each cell that waits, in the order they came. */
const waiting = new Set<() => void>()
let isGoing = false

/**
 * Whether a cell is drawn: at once, or a few of them with each frame, so that
 * no frame pays for a whole row.
 */
export function useStaggeredMount(waits: boolean): boolean {
  const [hadTurn, setHadTurn] = useState(!waits)
  // What came into view meanwhile stays drawn, also when it leaves it again.
  if (!waits && !hadTurn) setHadTurn(true)
  useEffect(() => {
    if (hadTurn) return
    const draw = () => setHadTurn(true)
    waiting.add(draw)
    if (!isGoing) requestAnimationFrame(drawNext)
    isGoing = true
    return () => void waiting.delete(draw)
  }, [hadTurn])
  return hadTurn
}

function drawNext(): void {
  for (const draw of [...waiting].slice(0, atOnce)) {
    waiting.delete(draw)
    draw()
  }
  isGoing = waiting.size > 0
  if (isGoing) requestAnimationFrame(drawNext)
}

'use client'
import { useEffect, useState } from 'react'

const cardsPerFrame = 2

const waiting = new Set<() => void>()
let isGoing = false

/** Mounts a few cards per frame, so that no frame renders a whole row. */
export function useStaggeredMount(waits: boolean): boolean {
  const [hadTurn, setHadTurn] = useState(!waits)
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
  for (const draw of [...waiting].slice(0, cardsPerFrame)) {
    waiting.delete(draw)
    draw()
  }
  isGoing = waiting.size > 0
  if (isGoing) requestAnimationFrame(drawNext)
}

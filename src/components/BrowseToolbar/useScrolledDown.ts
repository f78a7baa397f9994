'use client'
import { useEffect, useState } from 'react'

/** Ignores jitter and overscroll, in pixels. */
const minScroll = 12

/** Whether the page was last scrolled down, and is past half a screen. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < minScroll) return
      last = scrollY
      setDown(moved > 0 && scrollY > innerHeight / 2)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}

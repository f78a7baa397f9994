'use client'
import { useEffect, useState } from 'react'

const minScrollPx = 12

export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < minScrollPx) return
      last = scrollY
      setDown(moved > 0 && scrollY > innerHeight / 2)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}

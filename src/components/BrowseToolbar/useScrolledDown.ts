'use client'
import { useEffect, useState } from 'react'

/** Shorter moves don't count: fingers tremble, and pages bounce at their ends. */
const least = 12

/** Whether the page was last scrolled down, and is not at its top. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < least) return
      last = scrollY
      setDown(moved > 0 && scrollY > innerHeight / 2)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isDown
}

'use client'
import { useEffect, useState } from 'react'

export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return {
    copied,
    copy: () =>
      // `clipboard` is undefined on insecure pages, and may reject.
      navigator.clipboard?.writeText(text).then(
        () => setCopied(true),
        () => {},
      ),
  }
}

'use client'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Page of a list. Returns to the first page when the list's parameters change.
 */
export function useTablePage(
  of: unknown,
  first = 1,
): {
  page: number
  setPage: (page: number) => void
} {
  const list = hashKey([of])
  const [at, setAt] = useState({ list, page: first })
  return {
    page: at.list === list ? at.page : 1,
    setPage: (page) => setAt({ list, page }),
  }
}

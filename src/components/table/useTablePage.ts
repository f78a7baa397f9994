'use client'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'

/** Page of a list. Other parameters return to the first page. */
export function useTablePage(parameters: unknown, firstPage = 1) {
  const list = hashKey([parameters])
  const [at, setAt] = useState({ list, page: firstPage })
  const page = at.list === list ? at.page : 1
  return {
    /** Identifies the list and its page. */
    key: `${list}:${page}`,
    page,
    setPage: (page: number) => setAt({ list, page }),
  }
}

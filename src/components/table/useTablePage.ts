'use client'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'

/** Other parameters return to the first page. */
export function useTablePage(parameters: unknown, firstPage = 1) {
  const list = hashKey([parameters])
  const [at, setAt] = useState({ list, page: firstPage })
  const page = at.list === list ? at.page : 1
  return {
    key: `${list}:${page}`,
    page,
    setPage: (page: number) => setAt({ list, page }),
  }
}

'use client'
import { listingsPageQueryOptions } from '../../query/listingsQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

export function useListingsPage<selected = useListingsPage.Data>(
  parameters: useListingsPage.Parameters<selected>,
): useListingsPage.ReturnType<selected> {
  return useRead(parameters, listingsPageQueryOptions)
}

export declare namespace useListingsPage {
  type Data = listingsPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    listingsPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

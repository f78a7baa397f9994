'use client'
import { offersPageQueryOptions } from '../../query/offersQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

export function useOffersPage<selected = useOffersPage.Data>(
  parameters: useOffersPage.Parameters<selected>,
): useOffersPage.ReturnType<selected> {
  return useRead(parameters, offersPageQueryOptions)
}

export declare namespace useOffersPage {
  type Data = offersPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    offersPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

'use client'
import { ordersPageQueryOptions } from '../../query/ordersQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

export function useOrdersPage<selected = useOrdersPage.Data>(
  parameters: useOrdersPage.Parameters<selected>,
): useOrdersPage.ReturnType<selected> {
  return useRead(parameters, ordersPageQueryOptions)
}

export declare namespace useOrdersPage {
  type Data = ordersPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    ordersPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

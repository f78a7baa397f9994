'use client'
import { collectiblesPageQueryOptions } from '../../query/collectiblesQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

export function useCollectiblesPage<selected = useCollectiblesPage.Data>(
  parameters: useCollectiblesPage.Parameters<selected>,
): useCollectiblesPage.ReturnType<selected> {
  return useRead(parameters, collectiblesPageQueryOptions)
}

export declare namespace useCollectiblesPage {
  type Data = collectiblesPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    collectiblesPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

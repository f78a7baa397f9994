'use client'
import { audienceQueryOptions } from '../../query/audienceQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

/**
 * Fetches an audience of a project with its contacts and contracts. The
 * contacts' `email` and `name` are personal data. Operation:
 * `Builder/GetAudience`.
 *
 * @example
 * import { useAudience } from 'marketkit/builder'
 *
 * const { data } = useAudience({ projectId: 1, audienceId: 2 })
 */
export function useAudience<selected = useAudience.Data>(
  parameters: useAudience.Parameters<selected>,
): useAudience.ReturnType<selected> {
  return useRead(parameters, audienceQueryOptions)
}

export declare namespace useAudience {
  type Data = audienceQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    audienceQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

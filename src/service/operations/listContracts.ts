import { and, eq } from 'drizzle-orm'
import type { listContracts as operation } from '../../rpc/operations.js'
import { contracts } from '../database/schema.js'
import { permitProject } from '../http/accessKeys.js'
import { builderPage } from './builderPaging.js'
import type { Handler } from './handler.js'
import { orderingOf, pageOf, rangeOf } from './paging.js'
import { wireOf } from './wireOf.js'

/** The contracts of a project, the oldest first. */
export const listContracts: Handler<typeof operation> = async (
  { context, key },
  { filter, page: asked, projectId },
) => {
  permitProject(key, projectId)
  const request = builderPage(asked)
  const { limit, offset } = rangeOf(request)
  const { chainId, contractSourceType, contractType } = filter ?? {}
  const found = await context.db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.projectId, projectId),
        chainId === undefined ? undefined : eq(contracts.chainId, chainId),
        contractSourceType === undefined
          ? undefined
          : eq(contracts.source, contractSourceType as 'LINKED'),
        contractType === undefined
          ? undefined
          : eq(contracts.contractType, contractType),
      ),
    )
    .orderBy(
      ...orderingOf(request, {
        id: contracts.id,
        contractName: contracts.contractName,
        contractType: contracts.contractType,
        chainId: contracts.chainId,
        createdAt: contracts.createdAt,
        updatedAt: contracts.updatedAt,
      }),
      contracts.id,
    )
    .limit(limit)
    .offset(offset)
  const { rows, page } = pageOf(asked, found)
  return {
    page: { ...page, column: asked?.column },
    contracts: rows.map(wireOf),
  }
}

import { eq } from 'drizzle-orm'
import type { listContractSources as operation } from '../../rpc/operations.js'
import { contractSources } from '../database/schema.js'
import { permitProject } from '../http/accessKeys.js'
import { builderPage } from './builderPaging.js'
import type { Handler } from './handler.js'
import { orderingOf, pageOf, rangeOf } from './paging.js'
import { wireOf } from './wireOf.js'

/** The contract sources of a project, the oldest first. */
export const listContractSources: Handler<typeof operation> = async (
  { context, key },
  { page: asked, projectId },
) => {
  permitProject(key, projectId)
  const request = builderPage(asked)
  const { limit, offset } = rangeOf(request)
  const found = await context.db
    .select()
    .from(contractSources)
    .where(eq(contractSources.projectId, projectId))
    .orderBy(
      ...orderingOf(request, {
        id: contractSources.id,
        uid: contractSources.uid,
        name: contractSources.name,
        contractType: contractSources.contractType,
        createdAt: contractSources.createdAt,
        updatedAt: contractSources.updatedAt,
      }),
      contractSources.id,
    )
    .limit(limit)
    .offset(offset)
  const { rows, page } = pageOf(asked, found)
  return {
    page: { ...page, column: asked?.column },
    contractSources: rows.map(wireOf),
  }
}

import { and, eq } from 'drizzle-orm'
import type { listContractSources as operation } from '../../../rpc/operations.js'
import { permitProject } from '../../accessKeys.js'
import { contractSources } from '../../database/schema.js'
import type { Handler } from '../handler.js'
import { builderPaging } from './builderPaging.js'
import { fitTexts } from './fitTexts.js'
import { toWire } from './toWire.js'

const columns = {
  id: contractSources.id,
  uid: contractSources.uid,
  name: contractSources.name,
  contractType: contractSources.contractType,
  createdAt: contractSources.createdAt,
  updatedAt: contractSources.updatedAt,
}

/** Returns the contract sources of a project, the oldest first. */
export const listContractSources: Handler<typeof operation> = async (
  { context, key },
  { page: asked, projectId },
) => {
  permitProject(key, projectId)
  const paging = builderPaging(asked, columns)
  const found = await context.db
    .select()
    .from(contractSources)
    .where(and(eq(contractSources.projectId, projectId), paging.where))
    .orderBy(...paging.orderBy)
    .limit(paging.limit)
    .offset(paging.offset)
  const { rows, page } = paging.toPage(found)
  return { page, contractSources: fitTexts(rows).map(toWire) }
}

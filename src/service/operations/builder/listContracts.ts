import { and, eq } from 'drizzle-orm'
import type { listContracts as operation } from '../../../rpc/operations.js'
import { permitProject } from '../../accessKeys.js'
import { contracts } from '../../database/schema.js'
import type { Handler } from '../handler.js'
import { builderPaging } from './builderPaging.js'
import { fitTexts } from './fitTexts.js'
import { toWire } from './toWire.js'

const columns = {
  id: contracts.id,
  contractName: contracts.contractName,
  contractType: contracts.contractType,
  chainId: contracts.chainId,
  createdAt: contracts.createdAt,
  updatedAt: contracts.updatedAt,
}

/** Returns the contracts of a project, the oldest first. */
export const listContracts: Handler<typeof operation> = async (
  { context, key },
  { filter, page: asked, projectId },
) => {
  permitProject(key, projectId)
  const paging = builderPaging(asked, columns)
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
        paging.where,
      ),
    )
    .orderBy(...paging.orderBy)
    .limit(paging.limit)
    .offset(paging.offset)
  const { rows, page } = paging.toPage(found)
  return { page, contracts: fitTexts(rows).map(toWire) }
}

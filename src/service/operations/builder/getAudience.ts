import { and, asc, eq, isNull } from 'drizzle-orm'
import type { getAudience as operation } from '../../../rpc/operations.js'
import { permitProject } from '../../accessKeys.js'
import {
  audienceContacts,
  audiences,
  contracts,
} from '../../database/schema.js'
import { ServiceError } from '../../serviceErrors.js'
import type { Handler } from '../handler.js'
import { toWire } from './toWire.js'

/** Returns an audience of a project with its contacts and contracts. */
export const getAudience: Handler<typeof operation> = async (
  { context: { db }, key },
  { audienceId, projectId },
) => {
  permitProject(key, projectId)
  const [audience] = await db
    .select()
    .from(audiences)
    .where(
      and(
        eq(audiences.id, audienceId),
        eq(audiences.projectId, projectId),
        isNull(audiences.deletedAt),
      ),
    )
  if (!audience)
    throw new ServiceError('NotFound', 'The project has no such audience.')
  const contacts = await db
    .select()
    .from(audienceContacts)
    .where(eq(audienceContacts.audienceId, audienceId))
    .orderBy(asc(audienceContacts.id))
  const linked = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.projectId, projectId),
        eq(contracts.audienceId, audienceId),
      ),
    )
    .orderBy(asc(contracts.id))
  return {
    audience: { ...toWire(audience), contactCount: contacts.length },
    contacts: contacts.map(toWire),
    contracts: linked.map(toWire),
  }
}

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
import { fitTexts } from './fitTexts.js'
import { toWire } from './toWire.js'

/** Maximum numbers of records in an answer, and of characters in its texts. */
const most = { contacts: 3_000, contracts: 100, texts: 700_000 }

/** Returns an audience of a project with its first contacts and contracts. */
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
  const isMember = eq(audienceContacts.audienceId, audienceId)
  const contactCount = await db.$count(audienceContacts, isMember)
  const contacts = await db
    .select()
    .from(audienceContacts)
    .where(isMember)
    .orderBy(asc(audienceContacts.id))
    .limit(most.contacts)
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
    .limit(most.contracts)
  return {
    audience: { ...toWire(audience), contactCount },
    contacts: contacts.map(toWire),
    contracts: fitTexts(linked, most.texts).map(toWire),
  }
}

import { getIdentity } from './getIdentity.js'
import { recordPrefix } from './readRecords.js'
import { type FlowRecord, getJsonDigest } from './record.js'

/** An intent, and the service and project that carry it out. */
export type Subject = Pick<FlowRecord, 'intent' | 'scope'>

export function getJournalKey(subject: Subject): string {
  const { intent } = subject
  return createKey(subject, intent.kind, getIdentity(intent))
}

/** Returns the key of a record. `identity` distinguishes those of one kind. */
export function createKey(
  { intent: { account, chainId }, scope }: Subject,
  kind: string,
  identity: unknown,
): string {
  const parts = [scope, chainId, account.toLowerCase(), kind, identity]
  return recordPrefix + getJsonDigest(parts).slice(2)
}

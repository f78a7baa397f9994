import { getEnvironment } from '../base/environment.js'
import { acquireLock } from '../base/locks.js'
import { readRecords } from '../journal/journal.js'
import { isRecordOf } from '../journal/record.js'
import { getStore } from '../journal/store.js'
import { getActiveResume } from '../run/activeResume.js'
import type { forgetFlow } from './resumeFlows.js'

/** Forgets a flow, unless somebody is at it. */
export async function forget(
  id: string,
  parameters: forgetFlow.Parameters,
): Promise<forgetFlow.ReturnType> {
  const { client } = parameters
  const environment = getEnvironment(parameters)
  const { locks } = environment
  const store = getStore(environment)
  const found = (await readRecords(environment)).find(
    ({ record }) =>
      record.id === id && record.scope === (client?.scope ?? record.scope),
  )
  if (!found) return 'notFound'
  const { key } = found
  const isThere = async () => isRecordOf(await store.get(key), id)

  await getActiveResume(locks, key)?.discard()
  const unlock = await acquireLock(locks, key, { ifAvailable: true })
  // A flow that waited for the resume may be at it now, with a new record.
  if (!unlock) return (await isThere()) ? 'running' : 'forgotten'
  try {
    if (await isThere()) await store.delete(key, id)
    return 'forgotten'
  } finally {
    unlock()
  }
}

import { environmentOf } from '../environment.js'
import { readRecords } from '../journal/journal.js'
import { isOf } from '../journal/record.js'
import { storeOf } from '../journal/store.js'
import { take } from '../locks.js'
import { settlingOf } from '../settling.js'
import type { forgetFlow } from './resumeFlows.js'

/** Forgets a flow, unless somebody is at it. */
export async function forget(
  id: string,
  parameters: forgetFlow.Parameters,
): Promise<forgetFlow.ReturnType> {
  const { client } = parameters
  const environment = environmentOf(parameters)
  const { locks } = environment
  const store = storeOf(environment)
  const found = (await readRecords(environment)).find(
    ({ record }) =>
      record.id === id && record.scope === (client?.scope ?? record.scope),
  )
  if (!found) return 'notFound'
  const { key } = found
  const isThere = async () => isOf(await store.get(key), id)

  await settlingOf(locks, key)?.forget()
  const unlock = await take(locks, key, { ifAvailable: true })
  // A flow that waited for the resume may be at it now, with a new record.
  if (!unlock) return (await isThere()) ? 'running' : 'forgotten'
  try {
    if (await isThere()) await store.delete(key, id)
    return 'forgotten'
  } finally {
    unlock()
  }
}

import { getParts } from '../base/intent.js'
import type { FlowRecord } from './record.js'
import { type RecordV1, upgradeRecord } from './upgradeRecord.js'

const kinds = /^(buy|list|cancel|edit|cancelMany|steps)$/
const statuses = /^(waiting|prompting|sent|posting|refused|done|failed)$/

/**
 * Parses a record of this version or of version 1; undefined if the text is
 * neither. Only this library writes records, so not every field is checked.
 */
export function parseRecord(text: string): FlowRecord | undefined {
  try {
    const stored: FlowRecord | RecordV1 = JSON.parse(text)
    const record = stored.version === 1 ? upgradeRecord(stored) : stored
    return record && isReadable(record) ? record : undefined
  } catch {
    return undefined
  }
}

function isReadable({
  ended,
  id,
  intent,
  scope,
  steps,
  version,
}: FlowRecord): boolean {
  const texts = [id, scope, intent.account]
  return (
    version === 2 &&
    kinds.test(intent.kind) &&
    texts.every((text) => typeof text === 'string') &&
    Number.isInteger(intent.chainId) &&
    (ended === undefined || ended.length < getParts(intent).length) &&
    steps.every(
      ({ digest, status }) => /^0x/.test(digest) && statuses.test(status),
    )
  )
}

/** Whether a stored text is, or may be, the record of a flow. */
export function isRecordOf(text: string | undefined, id: string): boolean {
  return text !== undefined && (parseRecord(text)?.id ?? id) === id
}

import type { Violation } from './invariants.js'
import { accessKey } from './service/service.js'
import type { World } from './world.js'

/** I8: keys and signatures go to the service only. */
export function findSecrets({
  disk,
  service,
  trace,
  wallet,
}: World): Violation[] {
  const secrets = [
    accessKey,
    ...wallet.prompts.flatMap(({ signature }) => signature?.slice(2) ?? []),
  ]
  const violations: Violation[] = []
  const search = (where: string, text: string) => {
    if (secrets.some((it) => text.includes(it)))
      violations.push({ invariant: 'I8', what: `a secret in ${where}` })
  }
  for (const { url } of service.exchanges) search('an address', url)
  for (const note of trace.notes) {
    if (note.type === 'event') search('an event', plain(note.event))
    if (note.type === 'progress') search('progress', plain(note.progress))
    if (note.type === 'logged') search('a log line', note.text)
    if (note.type === 'resumed') search('a resumed flow', plain(note.flows))
    if (note.type === 'ended')
      search('a result or error', `${plain(note.result)}${getText(note.error)}`)
  }
  // A signature must be deleted once the service has acknowledged it.
  for (const [key, value] of disk.values)
    for (const { signature } of wallet.prompts)
      if (signature && value.includes(signature) && isAccepted(signature))
        search(`the journal, ${key}`, value)

  function isAccepted(signature: string): boolean {
    return service.exchanges.some(
      ({ body, status }) => status === 200 && body.includes(signature),
    )
  }
  return violations
}

function plain(value: unknown): string {
  return (
    JSON.stringify(value, (_, it) => (typeof it === 'bigint' ? `${it}` : it)) ??
    ''
  )
}

/** Returns all texts of an error and its causes. */
function getText(error: unknown): string {
  const texts: string[] = []
  for (let it = error, depth = 0; it && depth < 8; depth++) {
    texts.push(it instanceof Error ? `${it.message} ${it.stack}` : String(it))
    texts.push(plain(it))
    it = it instanceof Error ? it.cause : undefined
  }
  return texts.join('\n')
}

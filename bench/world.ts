import { execFileSync } from 'node:child_process'
import { short, table } from './service/table.js'
import { measurePages } from './world/measurePages.js'

type Time = { computing: number; wall: number }
type Times = Record<string, Time[]>

const [first, second] = process.argv.slice(2)
if (first === 'pages') {
  await measurePages(Number(second ?? 3))
  process.exit()
}
const rounds = Number(first ?? 5)
const chains = ['memory', 'anvil'] as const

const rows = [
  ['start', 'start from the copy, in a new process'],
  ['second', 'second world of the process'],
  ['reset', 'reset, after purchases'],
  ['firstPurchase', 'first purchase'],
  ['purchase', 'further purchases'],
  ['purchaseInside', 'further purchases, without a port'],
  ['afterReset', 'first purchase after a reset, without a port'],
] as const

function measureWorld(chain: string, isKept: 'kept' | 'new'): Times {
  const program = ['bench/world/measureWorld.js', chain, isKept]
  const text = execFileSync(process.execPath, program, { encoding: 'utf8' })
  return JSON.parse(text)
}

/** Returns the shortest times: other work on the machine only adds to them. */
function describeBest(times: readonly Time[] = []): string[] {
  const best = (name: keyof Time) =>
    times.length > 0 ? short(Math.min(...times.map((it) => it[name]))) : '–'
  return [best('wall'), best('computing')]
}

const made = chains.map((chain) => measureWorld(chain, 'new').start)
const kept = chains.map((chain) => {
  // Makes the copy.
  measureWorld(chain, 'kept')
  const all = Array.from({ length: rounds }, () => measureWorld(chain, 'kept'))
  return (name: string) => all.flatMap((times) => times[name] ?? [])
})

console.log(
  table(
    ['ms', ...chains.flatMap((chain) => [chain, 'computing'])],
    [
      ['making the world', ...made.flatMap(describeBest)],
      ...rows.map(([name, text]) => [
        text,
        ...kept.flatMap((read) => describeBest(read(name))),
      ]),
    ],
  ),
)

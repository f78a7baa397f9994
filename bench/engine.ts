import { blockTime } from '../test/steps/harness/chain/chain.js'
import type { FlowName } from '../test/steps/harness/flows.js'
import type { Measurement, Purchase } from './engine/measure.js'
import { buyWithOurs } from './engine/ours.js'
import { buyWithPeer, loadPeer } from './engine/peer.js'
import {
  type Row,
  reportCalls,
  reportFaults,
  reportPurchases,
} from './engine/report.js'
import { reportSizes } from './engine/sizes.js'

/** Purchases, and the number of their transactions. */
const purchases: readonly (readonly [FlowName, number])[] = [
  ['buy native', 1],
  ['approve, buy', 2],
  ['reset, approve, buy', 3],
]

/**
 * The fewest calls that a correct engine can make: a quote and a read of the
 * effect; the wallet's chain and a prompt for each transaction; one simulation,
 * and a receipt for each transaction.
 */
const getFewestCalls = (transactions: number) => ({
  service: 2,
  wallet: 2 * transactions,
  node: 1 + transactions,
})

/** Times between two blocks at which the user clicks. */
const offsets = Array.from({ length: 20 }, (_, at) => (at * blockTime) / 20)

const faults = [
  ['an approval that reverts', 'approve, buy', 'revert @0'],
  ['an approval cancelled in the wallet', 'approve, buy', 'cancelled @0'],
  ['an approval that is dropped', 'approve, buy', 'dropped @0'],
  ['a purchase that reverts', 'buy native', 'revert @0'],
  ['a purchase replaced by another', 'buy native', 'replaced @0'],
  ['a purchase sped up', 'buy native', 'repriced @0'],
  ['ten thousand times the value', 'buy native', 'too large value'],
  ['a tenth more than agreed on', 'buy native', 'price up'],
  ['a call to a thief', 'buy native', 'wrong to'],
  ['somebody else as recipient', 'buy native', 'another recipient'],
] as const

const peer = await loadPeer()
const engines: [string, (purchase: Purchase) => Promise<Measurement>][] = [
  ['MarketKit', buyWithOurs],
  ['reservoir-sdk', (purchase) => buyWithPeer(peer, purchase)],
]

async function repeat(
  buy: (purchase: Purchase) => Promise<Measurement>,
  purchase: Purchase,
): Promise<Measurement[]> {
  const runs: Measurement[] = []
  for (const offset of offsets) runs.push(await buy({ ...purchase, offset }))
  return runs
}

const print = (text: string) => process.stdout.write(`${text}\n\n`)

for (const [flow, transactions] of purchases) {
  const rows: Row[] = []
  const planned = { flow, isPlanned: true }
  rows.push({
    name: 'MarketKit, planned',
    runs: await repeat(buyWithOurs, planned),
  })
  for (const [name, buy] of engines) {
    rows.push({ name, runs: await repeat(buy, { flow }) })
    const often = { flow, interval: 500 }
    rows.push({ name: `${name}, 500 ms`, runs: await repeat(buy, often) })
  }
  print(reportPurchases(flow, getFewestCalls(transactions), rows))
  print(reportCalls(rows))
}

const rows: Parameters<typeof reportFaults>[0][number][] = []
for (const [what, flow, fault] of faults)
  for (const [engine, buy] of engines)
    rows.push({ what, engine, run: await buy({ flow, fault }) })
print(`### When something goes wrong\n\n${reportFaults(rows)}`)

print(`### Bytes\n\n${await reportSizes()}`)

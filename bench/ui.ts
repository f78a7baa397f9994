import { quantile, short, table } from './service/table.js'
import { reportBytes } from './ui/bytes.js'
import { openPage, slowdown } from './ui/openPage.js'
import type { Bench } from './ui/page/index.js'

const rounds = 9
const names = {
  plain: 'plain <img> and <p>',
  cards: 'CollectibleCard',
  grid: 'in a CollectibleGrid',
} as const
const { close, memory, page } = await openPage()
const print = (text: string) => process.stdout.write(`${text}\n\n`)
const median = (values: readonly number[]) => quantile(values, 0.5)

type Mount = 'plain' | 'cards' | 'grid'

/** Median milliseconds of some rounds, after some to warm up. */
async function timeOf(what: Mount, count: number): Promise<number> {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const time = await page.evaluate(
      ([what, count]) =>
        (window as unknown as { bench: Bench }).bench[what](count),
      [what, count] as const,
    )
    if (round >= 0) times.push(time)
  }
  return median(times)
}

const call = <result>(run: (bench: Bench) => result | Promise<result>) =>
  page.evaluate(`(${run.toString()})(window.bench)`) as Promise<Awaited<result>>

const mounts: string[][] = []
for (const count of [100, 1_000]) {
  const plain = await timeOf('plain', count)
  for (const what of ['plain', 'cards', 'grid'] as const) {
    const time = what === 'plain' ? plain : await timeOf(what, count)
    const nodes = await call((bench) => bench.nodes())
    mounts.push([
      `${count} × ${names[what]}`,
      short(time),
      `${short(time / plain)}×`,
      String(nodes),
    ])
  }
}
print(`### Mounting, until laid out (median of ${rounds})`)
print(table(['what', 'ms', 'against plain', 'elements'], mounts))

const many = 10_000
await page.evaluate(
  (count) => (window as unknown as { bench: Bench }).bench.grid(count),
  many,
)
const before = await memory.used()
await memory.throttle(slowdown)
const slow = await call((bench) => bench.scroll(400, 250))
await memory.throttle(1)
const once = await memory.used()
const fast = await call((bench) => bench.scroll(400, 250))
const twice = await memory.used()
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
print(
  `### A grid over ${many} collectibles, scrolled by 250 px a frame, down and back`,
)
print(
  table(
    ['', `${slowdown} times slower`, 'this machine'],
    [
      ['height, px', slow.end, fast.end],
      ['most elements at once', slow.most, fast.most],
      ['long tasks (over 50 ms)', slow.long.length, fast.long.length],
      ['longest task, ms', longest(slow.long), longest(fast.long)],
      [
        'frame, median ms',
        ...[slow, fast].map((it) => short(median(it.times))),
      ],
      [
        'frame, 99 of 100, ms',
        ...[slow, fast].map((it) => short(quantile(it.times, 0.99))),
      ],
      ['frames without a card in view', slow.blank, fast.blank],
      ['memory before, MB', megabytes(before), megabytes(once)],
      ['memory after, MB', megabytes(once), megabytes(twice)],
    ],
  ),
)

const openings: number[] = []
for (let round = -3; round < rounds; round++) {
  const time = await call((bench) => bench.dialog())
  if (round >= 0) openings.push(time)
}
const events = await call((bench) => bench.progress(10))
print('### Dialogs and progress')
print(
  table(
    ['what', ''],
    [
      ['BuyDialog opens, ms (median)', short(median(openings))],
      ['drawings of a grid for 10 events of a purchase', events.during],
      ['of them for its first event', events.start],
    ],
  ),
)
print(`### Bytes\n\n${await reportBytes()}`)
await close()

function longest(long: readonly number[]): string {
  return long.length ? short(Math.max(...long)) : '–'
}

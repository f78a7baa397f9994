import { quantile, short, table } from './service/table.js'
import { reportBytes } from './ui/bytes.js'
import { measureMounts } from './ui/mounts.js'
import { type Opened, openPage, phoneSpeed, slowdown } from './ui/openPage.js'
import type { Bench } from './ui/page/index.js'

const rounds = Number(process.argv[2] ?? 15)
const opened = await openPage()
const { close, page } = opened
const print = (text: string) => process.stdout.write(`${text}\n\n`)
const median = (values: readonly number[]) => quantile(values, 0.5)

const call = <result>(
  run: (bench: Bench) => result | Promise<result>,
  on = page,
) =>
  on.evaluate(`(${run.toString()})(window.bench)`) as Promise<Awaited<result>>

// From here on what is printed is what RESULTS.md says, in its order.
print('## Mounting')
print(
  `Medians of ${rounds} rounds in turn; ratios are those within a round. Processor time
is that of the page's main thread, until painted.`,
)
print(
  table(
    ['what', 'laid out, ms', '×', 'painted, cpu ms', '×', 'elements'],
    [
      ...(await measureMounts(opened, 100, rounds)),
      ...(await measureMounts(opened, 1_000, rounds)),
    ],
  ),
)

const many = 10_000
const frames = 400

/** Scrolls down and back; what the page does for each frame, and keeps. */
async function scroll(rate: number, { busy, memory, page, throttle }: Opened) {
  await throttle(rate)
  const speed = await call((bench) => bench.speed(), page)
  const before = await memory()
  const begun = await busy()
  const found = await call((bench) => bench.scroll(400, 120), page)
  const work = ((await busy()) - begun) / frames
  await throttle(1)
  return { ...found, after: await memory(), before, speed, work }
}

/** Passes over a grid, in a browser that has drawn nothing before. */
async function scrollFresh(rates: readonly number[], tries = 5) {
  const fresh = await openPage()
  try {
    await fresh.page.evaluate(
      (count) => (window as unknown as { bench: Bench }).bench.grid(count),
      many,
    )
    await call((bench) => bench.settle(), fresh.page)
    const passes = []
    for (const rate of rates) passes.push(await scroll(rate, fresh))
    return passes
  } catch (error) {
    if (tries <= 1) throw error
    process.stderr.write(`Once more: ${error}\n`)
    return await scrollFresh(rates, tries - 1)
  } finally {
    await fresh.close()
  }
}

/** How much this machine has to be slowed to be as fast as a phone. */
async function slowdownOfPhone(rate: number) {
  const speeds: number[] = []
  await opened.throttle(rate)
  for (let look = 0; look < 5; look++)
    speeds.push(await call((bench) => bench.speed()))
  await opened.throttle(1)
  return rate * (median(speeds) / phoneSpeed)
}

// A machine that is slowed has other clocks than one that is not.
const phone = await slowdownOfPhone(await slowdownOfPhone(1))
// The first pass also pays for what the browser compiles only once.
const passes = [
  ...(await scrollFresh([slowdown, slowdown])),
  ...(await scrollFresh([phone, phone, 1])),
]
const each = (write: (pass: (typeof passes)[number]) => string | number) =>
  passes.map(write)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
print(`## A grid over ${many} collectibles, 120 px a frame, down and back`)
print(
  `Each pass is ${frames} frames. Tasks and frames are by the clock, and on a machine that does
other things most of the long ones wait for a processor.`,
)
print(
  table(
    [
      '',
      `${slowdown} times slower`,
      'again',
      `a phone: ${phone.toFixed(1)} times`,
      'again',
      'this machine',
    ],
    [
      ['index of speed', ...each(({ speed }) => Math.round(speed))],
      ['height, px', ...each(({ end }) => end)],
      ['most elements at once', ...each(({ most }) => most)],
      ['tasks over 50 ms', ...each(({ long }) => long.length)],
      ['longest of them, ms', ...each(({ long }) => longest(long))],
      ['processor for a frame, mean ms', ...each(({ work }) => short(work))],
      ['frame, median ms', ...each(({ times }) => short(median(times)))],
      [
        'frame, 99 of 100, ms',
        ...each(({ times }) => short(quantile(times, 0.99))),
      ],
      ['looks that saw no card', ...each(({ blank }) => `${blank} of 41`)],
      ['memory before, MB', ...each(({ before }) => megabytes(before))],
      ['memory after, MB', ...each(({ after }) => megabytes(after))],
    ],
  ),
)

const openings: number[] = []
for (let round = -3; round < rounds; round++) {
  const time = await call((bench) => bench.dialog())
  if (round >= 0) openings.push(time)
}
await close()

const counted = await openPage({ profiling: true })
const drawn = await call((bench) => bench.progress(10), counted.page)
await counted.close()
if (drawn.mounted === 0 || drawn.shown !== 1)
  throw new Error(`Nothing was counted: ${JSON.stringify(drawn)}`)
print('## A dialog, and progress')
print(
  table(
    ['what', ''],
    [
      ['BuyDialog opens, until laid out, median ms', short(median(openings))],
      ['cards drawn again as a purchase begins', drawn.first],
      ['and for 10 more events of it', drawn.during],
    ],
  ),
)
print('## Bytes')
print('kB, gzip, without React, viem, wagmi and React Query.')
print(await reportBytes())

function longest(long: readonly number[]): string {
  return long.length ? short(Math.max(...long)) : '–'
}

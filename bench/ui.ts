import { quantile, short, table } from './service/table.js'
import { reportBytes } from './ui/bytes.js'
import { measureMounts } from './ui/mounts.js'
import {
  type Opened,
  openPage,
  phoneScreen,
  phoneSpeed,
  type Screen,
  slowdown,
} from './ui/openPage.js'
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

// The output from here on is the second half of RESULTS.md.
print('## Mounting')
print(
  `Medians of ${rounds} rounds in turn; ratios compare within a round. CPU time is that of
the page's main thread, until painted.`,
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

/** Scrolls down and back; returns frame times, CPU time and memory. */
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

/** The grid to scroll, and its passes by name and slowdown. */
type Scrolled = {
  cards?: 'ours' | 'plain'
  passes: readonly (readonly [name: string, rate: number])[]
  screen?: Screen
}

/** Runs passes over a grid in a new browser. */
async function scrollFresh({ cards = 'ours', passes, screen }: Scrolled) {
  const fresh = await openPage({ screen })
  try {
    await fresh.page.evaluate(
      ([count, cards]) =>
        (window as unknown as { bench: Bench }).bench.grid(count, cards),
      [many, cards] as const,
    )
    await call((bench) => bench.settle(), fresh.page)
    const found = []
    for (const [name, rate] of passes) {
      const pass = await scroll(rate, fresh)
      await fresh.throttle(rate)
      const seen = await call((bench) => bench.look(400, 120), fresh.page)
      await fresh.throttle(1)
      found.push({ name, ...pass, ...seen })
    }
    return found
  } finally {
    await fresh.close()
  }
}

/**
 * Runs the passes again in another browser if the first one stops rendering
 * frames.
 */
async function scrollSurely(scrolled: Scrolled, tries = 5) {
  for (let left = tries; ; left--)
    try {
      return await scrollFresh(scrolled)
    } catch (error) {
      if (left <= 1) throw error
      process.stderr.write(`Once more: ${error}\n`)
    }
}

/** Returns the slowdown that makes this machine as fast as a phone. */
async function slowdownOfPhone(rate: number) {
  const speeds: number[] = []
  await opened.throttle(rate)
  for (let look = 0; look < 5; look++)
    speeds.push(await call((bench) => bench.speed()))
  await opened.throttle(1)
  return rate * (median(speeds) / phoneSpeed)
}

// A throttled machine may have another clock rate, so measure again while
// throttled.
const phone = await slowdownOfPhone(await slowdownOfPhone(1))
const phoneName = `a phone, ${phone.toFixed(1)} times`
// The first pass includes one-time compilation by the browser.
const passes = [
  ...(await scrollSurely({
    passes: [
      [`${slowdown} times slower`, slowdown],
      ['again', slowdown],
    ],
  })),
  ...(await scrollSurely({
    passes: [
      [phoneName, phone],
      ['again', phone],
      ['this machine', 1],
    ],
  })),
  ...(await scrollSurely({
    passes: [
      [`${phoneName}, its screen`, phone],
      ['again', phone],
      [`${slowdown} times slower`, slowdown],
      ['again', slowdown],
    ],
    screen: phoneScreen,
  })),
  ...(await scrollSurely({
    cards: 'plain',
    passes: [
      [`${phoneName}, plain cards`, phone],
      ['again', phone],
    ],
  })),
]
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
print(`## A grid over ${many} collectibles, 120 px a frame, down and back`)
print(
  `Each pass has ${frames} frames. Tasks and frames are measured by the clock: on a busy machine,
most of the long ones wait for a processor. Plain cards are in the same grid, which renders
whole rows of them. Frames without a card come from a separate pass.`,
)
print(
  table(
    [
      'pass',
      'speed index',
      'tasks over 50 ms',
      'longest, ms',
      'cpu per frame, ms',
      'frame, median ms',
      '99th percentile, ms',
      'height, px',
      'maximum elements',
      'frames without a card',
      'memory before, MB',
      'after, MB',
    ],
    passes.map((pass) => [
      pass.name,
      Math.round(pass.speed),
      pass.long.length,
      longest(pass.long),
      short(pass.work),
      short(median(pass.times)),
      short(quantile(pass.times, 0.99)),
      pass.end,
      pass.most,
      `${pass.blank} of ${frames + 1}`,
      megabytes(pass.before),
      megabytes(pass.after),
    ]),
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
      ['cards rendered again when a purchase begins', drawn.first],
      ['and during 10 more events of it', drawn.during],
    ],
  ),
)
print('## Bytes')
print('kB, gzip, without React, viem, wagmi and React Query.')
print(await reportBytes())

function longest(long: readonly number[]): string {
  return long.length ? short(Math.max(...long)) : '–'
}

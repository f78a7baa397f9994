import { quantile, short } from '../service/table.js'
import type { Opened } from './openPage.js'
import type { Bench } from './page/index.js'

type What = 'plain' | 'cards' | 'grid'

const names = {
  plain: 'plain <img> and two <p>',
  cards: 'CollectibleCard',
  grid: 'in a CollectibleGrid',
} as const
const kinds = ['plain', 'cards', 'grid'] as const

/**
 * Mounts each kind in turn, so that other load on the machine affects all of
 * them; ratios compare within a round.
 */
export async function measureMounts(
  opened: Opened,
  count: number,
  rounds: number,
): Promise<string[][]> {
  const found = kinds.map(() => ({
    elements: 0,
    laidOut: [] as number[],
    painted: [] as number[],
  }))
  for (let round = -3; round < rounds; round++)
    for (const [index, kind] of kinds.entries()) {
      const { elements, laidOut, painted } = await mountOnce(
        opened,
        kind,
        count,
      )
      const of = found[index]
      if (!of || round < 0) continue
      of.elements = elements
      of.laidOut.push(laidOut)
      of.painted.push(painted)
    }
  const [plain] = found
  return kinds.map((kind, index) => {
    const { elements = 0, laidOut = [], painted = [] } = found[index] ?? {}
    return [
      `${count} × ${names[kind]}`,
      short(quantile(laidOut, 0.5)),
      ratio(laidOut, plain?.laidOut),
      short(quantile(painted, 0.5)),
      ratio(painted, plain?.painted),
      String(elements),
    ]
  })
}

async function mountOnce({ busy, page }: Opened, kind: What, count: number) {
  await page.evaluate(async () => {
    const { bench } = window as unknown as { bench: Bench }
    bench.clear()
    await bench.settle()
  })
  const before = await busy()
  const found = await page.evaluate(
    async ([kind, count]) => {
      const { bench } = window as unknown as { bench: Bench }
      const laidOut = bench[kind](count)
      await bench.settle()
      return { elements: bench.nodes(), laidOut }
    },
    [kind, count] as const,
  )
  return { ...found, painted: (await busy()) - before }
}

function ratio(times: readonly number[], plain: readonly number[] = []) {
  const all = times.map((time, round) => time / (plain[round] ?? time))
  return `${short(quantile(all, 0.5))}×`
}

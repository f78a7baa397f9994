// Measures worlds of one kind in a process of its own, and prints JSON. JavaScript, so
// that no loader of TypeScript takes part.
import { buy } from '../../dist/core.js'
import { startWorld } from '../../dist/service/index.js'
import { connectWorld } from '../../dist/testing/index.js'

const [chain, isKept] = process.argv.slice(2)
const options = { cache: isKept === 'kept', chain, emblems: 24 }
const found = {}

/** Measures milliseconds of wall time, and of computing in this process. */
async function measure(name, work) {
  const usage = process.cpuUsage()
  const begin = performance.now()
  const result = await work()
  const wall = performance.now() - begin
  const { system, user } = process.cpuUsage(usage)
  found[name] ??= []
  found[name].push({ computing: (system + user) / 1000, wall })
  return result
}

async function purchase(name, { world }, own) {
  const { client, config, findListing } = await connectWorld(world, own)
  const order = await findListing()
  const { chainId } = world
  await measure(name, () => buy(config, { chainId, client, order }))
}

const first = await measure('start', () => startWorld(options))
if (options.cache) {
  const second = await measure('second', () => startWorld(options))
  await second.stop()
  await purchase('firstPurchase', first)
  for (let round = 0; round < 3; round++) await purchase('purchase', first)
}
// A world has six listings in ether.
if (options.cache && chain === 'memory') {
  for (let round = 0; round < 3; round++) {
    await measure('reset', first.reset)
    await purchase('afterReset', first, first)
    await purchase('purchaseInside', first, first)
    await purchase('purchaseInside', first, first)
  }
}
await first.stop()
console.log(JSON.stringify(found))

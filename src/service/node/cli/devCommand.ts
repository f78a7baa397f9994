import {
  type RunningWorld,
  startWorld,
  type WorldInfo,
} from '../world/startWorld.js'
import type { CliArguments } from './cliArguments.js'
import { endOnSignal } from './endOnSignal.js'
import { openOutput } from './openOutput.js'

/** `marketkit dev`: runs a local world until Ctrl-C. */
export async function devCommand({
  json,
  out,
  ...options
}: Extract<CliArguments, { command: 'dev' }>): Promise<void> {
  const begin = performance.now()
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1)
  const tell = (text: string) =>
    process.stderr.write(`${seconds().padStart(6)} s  ${text}\n`)
  const file = out === undefined ? undefined : openOutput(out)
  let running: RunningWorld | undefined
  // If the signal comes before the world is complete, its parts end with the
  // process.
  let isStopping = false
  endOnSignal(async () => {
    isStopping = true
    await running?.stop()
  })
  running = await startWorld({ ...options, onProgress: tell })
  running.ended.then(async () => {
    if (isStopping) return
    tell('The chain stopped unexpectedly. Stopping everything.')
    await running?.stop()
    process.exit(1)
  })
  file?.write(`${JSON.stringify(running.world)}\n`)
  if (json) process.stdout.write(`${JSON.stringify(running.world)}\n`)
  else process.stdout.write(summary(running.world, seconds()))
}

function summary(world: WorldInfo, seconds: string): string {
  const rows: [string, string][] = [
    ['Service', world.marketplaceUrl],
    ['Access key', world.accessKey],
    ['Network', `${world.network} (chain id ${world.chainId})`],
    ['Chain', world.rpcUrl],
    ['Seaport', world.seaport],
    ['Project', `${world.projectId} (audience ${world.audienceId})`],
    ...world.collections.map(({ address, name, type }): [string, string] => [
      name,
      `${address} (${type})`,
    ]),
    ...world.currencies
      .filter((currency) => currency.symbol !== 'ETH')
      .map(({ address, symbol }): [string, string] => [symbol, address]),
  ]
  const people = world.accounts
    .slice(0, 3)
    .map(({ address, privateKey }) => `  ${address}  ${privateKey}\n`)
  return `
${rows.map(([name, value]) => `  ${name.padEnd(12)}${value}\n`).join('')}
  Accounts for wallets. Their private keys are public:
${people.join('')}
  Ready in ${seconds} s. Press Ctrl-C to stop.
`
}

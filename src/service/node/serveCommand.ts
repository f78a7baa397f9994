import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { type Address, createPublicClient, http } from 'viem'
import { ConfigurationError } from '../../errors.js'
import { address, issueText } from '../../rpc/values.js'
import { createService } from '../createService.js'
import { collections } from '../database/schema.js'
import type { Db } from '../database/types.js'
import type { CliArguments } from './cliArguments.js'
import { endOnSignal } from './endOnSignal.js'
import { openDatabase } from './openDatabase.js'
import { serveHttp } from './serveHttp.js'

/** Where Seaport 1.6 is on public chains. */
const seaport: Address = '0x0000000000000068f116a894984e2db1123eb395'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = v.pipe(v.string(), v.nonEmpty())

const fileSchema = v.strictObject({
  host: v.optional(v.string(), '127.0.0.1'),
  port: v.optional(v.pipe(whole, v.maxValue(65_535)), 8787),
  database: v.optional(v.string(), 'marketkit-data'),
  networks: v.pipe(
    v.array(
      v.strictObject({
        chainId: whole,
        name,
        rpcUrl: v.optional(v.pipe(v.string(), v.url())),
        seaport: v.optional(address, seaport),
        currencies: v.array(
          v.strictObject({
            address,
            symbol: name,
            decimals: v.pipe(whole, v.maxValue(255)),
            priceUSD: v.optional(v.pipe(v.number(), v.minValue(0))),
          }),
        ),
        feeRecipient: address,
        feeBps: v.pipe(whole, v.maxValue(10_000)),
        startBlock: v.optional(whole, 0),
        collections: v.array(
          v.strictObject({
            address,
            type: v.picklist(['ERC721', 'ERC1155']),
            name,
            projectId: v.optional(whole),
          }),
        ),
      }),
    ),
    v.nonEmpty('At least one network is needed.'),
  ),
  projects: v.optional(
    v.array(
      v.strictObject({
        id: whole,
        name,
        accessKeys: v.array(name),
        chainIds: v.optional(v.array(whole)),
      }),
    ),
    [],
  ),
})

type File = v.InferOutput<typeof fileSchema>

/** `marketkit serve`: the service over your own chains until Ctrl-C. */
export async function serveCommand(
  args: Extract<CliArguments, { command: 'serve' }>,
): Promise<void> {
  const file = await readConfig(args.config ?? 'marketkit.json')
  const networks = file.networks.map((network) =>
    networkOf(network, addressOf(network, file, args.rpcUrl)),
  )
  const where = args.database ?? process.env.DATABASE_URL ?? file.database
  const isServer = /^postgres(ql)?:/.test(where)
  const database = await openDatabase(
    isServer ? { url: where } : { folder: where },
  )
  const started: { stop(): Promise<unknown> }[] = [{ stop: database.close }]
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop()
  }
  endOnSignal(stop)
  try {
    await saveCollections(database.db, file)
    const { projects } = file
    const service = createService({ database, networks, projects })
    const server = await serveHttp({
      fetch: service.fetch,
      host: args.host ?? file.host,
      port: args.port ?? file.port,
    })
    started.push(server, service)
    await service.start()
    process.stdout.write(`The service listens on ${server.url}\n`)
  } catch (error) {
    await stop()
    throw error
  }
}

async function saveCollections(db: Db, { networks }: File): Promise<void> {
  const rows = networks.flatMap(({ chainId, collections }) =>
    collections.map(({ address: contractAddress, ...collection }) => ({
      chainId,
      contractAddress,
      ...collection,
    })),
  )
  if (rows.length > 0)
    await db.insert(collections).values(rows).onConflictDoNothing()
}

async function readConfig(path: string): Promise<File> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new ConfigurationError(`${path} cannot be read.`, {
      cause,
      metaMessages: [
        'The service needs a JSON file with its networks and projects.',
        'Name it with --config. ARCHITECTURE.md shows an example.',
      ],
    })
  }
  const parsed = v.safeParse(fileSchema, json)
  if (parsed.success) return parsed.output
  throw new ConfigurationError(`${path} is not a configuration.`, {
    details: parsed.issues.map(issueText).join('\n'),
  })
}

function addressOf(
  { name, rpcUrl }: File['networks'][number],
  { networks }: File,
  given: string | undefined,
): string {
  if (given && networks.length > 1)
    throw new ConfigurationError('--rpc-url fits one network only.', {
      metaMessages: ['Write the `rpcUrl` of each network into the file.'],
    })
  const url = given ?? rpcUrl
  if (url) return url
  throw new ConfigurationError(`The network ${name} has no \`rpcUrl\`.`, {
    metaMessages: ['Write it into the file, or pass --rpc-url.'],
  })
}

function networkOf(
  { collections: _, rpcUrl: __, startBlock, ...rest }: File['networks'][number],
  rpcUrl: string,
) {
  return {
    ...rest,
    client: createPublicClient({ transport: http(rpcUrl) }),
    startBlock: BigInt(startBlock),
  }
}

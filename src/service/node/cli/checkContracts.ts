import { isAddressEqual, type PublicClient, zeroAddress } from 'viem'
import { ConfigurationError } from '../../../errors.js'
import { orAbsent, read } from '../../chain/chainView.js'
import { seaportAbi } from '../../chain/seaportAbi.js'
import { collectionAbi, erc20Abi } from '../../chain/tokenAbis.js'
import type { LogEntry } from '../../context.js'
import type { CheckedConfig } from './serveSchema.js'

type Network = CheckedConfig['networks'][number]

type Asking = {
  client: PublicClient
  /** Called with each possible mistake. */
  log(entry: LogEntry): void
}

/** Interface ids of ERC-165. */
const interfaceIds = { ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' } as const

/**
 * Compares the configuration of a network with its chain.
 *
 * @throws ConfigurationError if it can never work.
 */
export async function checkContracts(
  network: Network,
  asking: Asking,
): Promise<void> {
  await Promise.all([
    checkSeaport(network, asking),
    checkStart(network, asking),
    ...network.currencies.map((currency) =>
      checkCurrency(network, currency, asking),
    ),
    ...network.collections.map((collection) =>
      checkCollection(network, collection, asking),
    ),
  ])
}

async function checkSeaport({ name, seaport }: Network, { client }: Asking) {
  const found = await orAbsent(
    read(
      { client, seaport },
      { address: seaport, abi: seaportAbi, functionName: 'information' },
    ),
  )
  if (found?.[0].startsWith('1.6')) return
  throw new ConfigurationError(
    `Seaport 1.6 is not deployed at ${seaport} on ${name}.`,
    {
      metaMessages: [
        'Listings and purchases need it.',
        'Set `seaport` of the network to its address on this chain, or deploy it there.',
        'For a local world, `marketkit dev --json` prints the address.',
      ],
    },
  )
}

async function checkStart(
  { collections, name, startBlock }: Network,
  { client, log }: Asking,
) {
  const head = await client.getBlockNumber()
  const starts = [{ name, startBlock }, ...collections]
  for (const late of starts)
    if (late.startBlock !== undefined && BigInt(late.startBlock) > head)
      log(
        warning(
          `The \`startBlock\` of ${late.name} is after the newest block of ${name}. Indexing starts when the chain reaches it.`,
          { startBlock: late.startBlock, newest: Number(head) },
        ),
      )
}

async function checkCurrency(
  { name, seaport }: Network,
  { address, decimals, symbol }: Network['currencies'][number],
  { client, log }: Asking,
) {
  if (isAddressEqual(address, zeroAddress)) return
  const found = await orAbsent(
    read(
      { client, seaport },
      { address, abi: erc20Abi, functionName: 'decimals' },
    ),
  )
  if (found === undefined)
    log(
      warning(
        `The currency ${symbol} of ${name} does not return its decimals. Is it an ERC-20 contract on this chain?`,
        { address },
      ),
    )
  else if (found !== decimals)
    throw new ConfigurationError(
      `The currency ${symbol} of ${name} has ${found} decimals, not ${decimals}.`,
      { metaMessages: ['Prices would be wrong. Correct its `decimals`.'] },
    )
}

async function checkCollection(
  { name: network, seaport }: Network,
  { address, name, type }: Network['collections'][number],
  { client, log }: Asking,
) {
  const is = (kind: keyof typeof interfaceIds) =>
    orAbsent(
      read(
        { client, seaport },
        {
          address,
          abi: collectionAbi,
          functionName: 'supportsInterface',
          args: [interfaceIds[kind]],
        },
      ),
    )
  if (await is(type)) return
  const other = type === 'ERC721' ? 'ERC1155' : 'ERC721'
  if (await is(other))
    throw new ConfigurationError(
      `The collection ${name || address} on ${network} is of type ${other}, not ${type}.`,
      {
        metaMessages: [
          'None of its tokens could be traded. Correct its `type`.',
        ],
      },
    )
  const code = await client.getCode({ address })
  log(
    warning(
      code
        ? `The collection ${name || address} on ${network} does not report support for ${type} (ERC-165).`
        : `The collection ${name || address} on ${network} is not deployed yet.`,
      { address },
    ),
  )
}

function warning(message: string, facts: LogEntry['facts']): LogEntry {
  return { level: 'error', message, facts }
}

import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors.js'
import type { LogEntry } from '../../../../src/service/context.js'
import { saveProjects } from '../../../../src/service/database/saveProjects.js'
import { checkNetworks } from '../../../../src/service/node/cli/checkNetworks.js'
import { checkProjects } from '../../../../src/service/node/cli/checkProjects.js'
import type { Database } from '../../../../src/service/node/database.js'
import type { LocalChain } from '../../../../src/service/node/world/localChain.js'
import { readSeaport } from '../../../../src/service/node/world/readSeaport.js'
import { worldAccount } from '../../../../src/service/world/accounts.js'
import { createSender } from '../../../../src/service/world/createSender.js'
import { deployContracts } from '../../../../src/service/world/deployContracts.js'
import type { WorldContracts } from '../../../../src/service/world/signOrders.js'
import { createWorldClient } from '../../../../src/service/world/worldNetwork.js'
import { startTestChain } from '../../../startTestChain.js'
import { openEmptyDatabase } from '../../openEmptyDatabase.js'

let anvil: LocalChain
let contracts: WorldContracts
let database: Database
const logged: LogEntry[] = []
const log = (entry: LogEntry) => logged.push(entry)

const nobody: Address = '0x000000000000000000000000000000000000dead'

beforeAll(async () => {
  anvil = await startTestChain()
  contracts = await deployContracts(
    createSender(createWorldClient(anvil.transport)),
    readSeaport(),
  )
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  await anvil.stop()
})
beforeEach(() => {
  logged.length = 0
})

const ether = { address: zeroAddress, symbol: 'ETH', decimals: 18 }

/** Returns a valid configuration of a network, with changes. */
function configured(change: object = {}) {
  const { emblems, items, seaport, usdc } = contracts
  return {
    chainId: 31337,
    name: 'local',
    rpcUrls: [anvil.rpcUrl],
    seaport,
    currencies: [ether, { address: usdc, symbol: 'USDC', decimals: 6 }],
    feeRecipient: worldAccount(0).address,
    feeBps: 250,
    startBlock: 0,
    collections: [
      { address: emblems, type: 'ERC721' as const, name: 'Emblems' },
      { address: items, type: 'ERC1155' as const, name: 'Items' },
    ],
    ...change,
  }
}

const check = (change?: object) => checkNetworks([configured(change)], log)
const messages = () => logged.map(({ message }) => message)

test('default: a matching configuration logs nothing', async () => {
  await check()
  expect(logged).toEqual([])
})

test('behavior: a configuration that contradicts the chain is refused', async () => {
  const { emblems, items, usdc } = contracts
  const wrong: [object, string][] = [
    [{ seaport: nobody }, 'Seaport 1.6 is not deployed at'],
    [{ seaport: usdc }, 'Seaport 1.6 is not deployed at'],
    [
      { collections: [{ address: emblems, type: 'ERC1155', name: 'Emblems' }] },
      'The collection Emblems on local is of type ERC721, not ERC1155.',
    ],
    [
      { collections: [{ address: items, type: 'ERC721', name: '' }] },
      `The collection ${items} on local is of type ERC1155, not ERC721.`,
    ],
    [
      { currencies: [{ address: usdc, symbol: 'USDC', decimals: 18 }] },
      'The currency USDC of local has 6 decimals, not 18.',
    ],
    [{ chainId: 1 }, 'serves chain 31337, not 1.'],
  ]
  for (const [change, problem] of wrong) {
    const failure = await check(change).catch((error) => error)
    expect(failure).toBeInstanceOf(ConfigurationError)
    expect(failure.message).toContain(problem)
  }
  expect(logged).toEqual([])
})

test('behavior: settings that the chain cannot confirm are logged', async () => {
  await check({
    startBlock: 1_000_000,
    currencies: [{ address: nobody, symbol: 'GONE', decimals: 18 }],
    collections: [
      { address: nobody, type: 'ERC721', name: 'Later' },
      { address: contracts.usdc, type: 'ERC721', name: 'Old' },
    ],
  })
  expect(messages().sort()).toEqual([
    'The `startBlock` of local is after the newest block of local. Indexing starts when the chain reaches it.',
    'The collection Later on local is not deployed yet.',
    'The collection Old on local does not report support for ERC721 (ERC-165).',
    'The currency GONE of local does not return its decimals. Is it an ERC-20 contract on this chain?',
  ])
})

test('behavior: a JSON-RPC server that does not answer is only logged', async () => {
  const dead = 'http://127.0.0.1:9'
  await check({ rpcUrls: [dead], seaport: nobody })
  expect(messages()).toEqual([
    'A JSON-RPC server of local does not respond. Retrying.',
  ])
  await expect(
    check({ rpcUrls: [dead, anvil.rpcUrl], seaport: nobody }),
  ).rejects.toThrow('Seaport 1.6 is not deployed')
})

test('behavior: unknown projects and chains are logged', async () => {
  const { db } = database
  await saveProjects(db, [{ id: 7, name: 'Stored', accessKeys: [] }])
  const collections = [1, 7, 8].map((projectId) => ({
    address: contracts.emblems,
    type: 'ERC721' as const,
    name: `Of ${projectId}`,
    projectId,
  }))
  const project = { id: 1, name: 'One', accessKeys: [], chainIds: [31337, 5] }
  await checkProjects(
    { networks: [configured({ collections })], projects: [project] },
    db,
    log,
  )
  expect(messages()).toEqual([
    'The collection Of 8 on local has the `projectId` 8, but no such project exists.',
    'Project 1 is for chain 5, but no network of this service has that chain id.',
  ])
})

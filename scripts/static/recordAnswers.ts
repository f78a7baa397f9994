import { gunzipSync } from 'node:zlib'
import { openWorld } from '../../src/service/web/openWorld.js'
import type { WorldInfo } from '../../src/service/world/describeWorld.js'
import {
  packedFiles,
  placeholderBase,
} from '../../src/service/world/packedFiles.js'
import type { FirstAnswers } from '../../stories/support/page/firstAnswers.js'
import {
  nameQuestion,
  type Question,
} from '../../stories/support/page/messages.js'

/**
 * Opens a packed world and records its answers to the first questions of the demo shop
 * and of the playground, which pages show until their own world has started.
 */
export async function recordAnswers(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<FirstAnswers> {
  const url = placeholderBase
  const read = (path: string) => gunzipSync(files.get(path) ?? '')
  const { fetch, request, stop, world } = await openWorld(
    {
      ...JSON.parse(read(packedFiles.state).toString()),
      database: new Blob([read(packedFiles.database)]),
    },
    { url },
  )
  const answer = async (question: Question): Promise<unknown> => {
    if (question.name === 'rpc') return request(question)
    if (question.name !== 'fetch') return world
    const response = await fetch(question.request.url, question.request)
    const { headers, ok, status } = response
    const body = await response.text()
    if (!ok) throw new Error(`The world answered ${status}: ${body}`)
    return { body, headers: [...headers], status }
  }
  try {
    const answers: FirstAnswers = {}
    for (const question of listQuestions(world, url))
      answers[nameQuestion(question, url)] = await answer(question)
    return answers
  } finally {
    await stop()
  }
}

// As the pages ask them, to the letter: one that differs waits for the world of the page, as
// all others do.

function ask(
  { accessKey }: WorldInfo,
  address: string,
  content: object,
): Question {
  return {
    name: 'fetch',
    request: {
      body: JSON.stringify(content),
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Access-Key', accessKey],
      ],
      method: 'POST',
      url: address,
    },
  }
}

function findEmblems({ collections }: WorldInfo): string | undefined {
  return collections.find(({ type }) => type === 'ERC721')?.address
}

/** The listings that the dialog of the playground chooses from. */
function askForDialog(world: WorldInfo, url: string): Question {
  const ether = world.currencies.find(({ symbol }) => symbol === 'ETH')?.address
  return ask(world, `${url}/local/rpc/Marketplace/ListCollectibles`, {
    contractAddress: findEmblems(world),
    side: 'listing',
    filter: { includeEmpty: false, inCurrencyAddresses: [ether] },
    page: { pageSize: 24 },
  })
}

function listQuestions(world: WorldInfo, url: string): Question[] {
  const contractAddress = findEmblems(world)
  const chainId = String(world.chainId)
  const market = `${url}/local/rpc/Marketplace`
  const list = (content: object) =>
    ask(world, `${market}/ListCollectibles`, content)
  const sorted = (order: 'ASC' | 'DESC') => [{ column: 'priceUSD', order }]
  const side = 'listing'
  return [
    { name: 'describe', url },
    askForDialog(world, url),
    ask(world, `${market}/GetFloorOrder`, { contractAddress }),
    ask(world, `${url}/rpc/Metadata/TokenCollectionFilters`, {
      chainId,
      chainID: chainId,
      contractAddress,
    }),
    ...[{ includeEmpty: true }, {}].map((filter) =>
      list({ contractAddress, filter, side, page: { pageSize: 100, page: 1 } }),
    ),
    list({
      contractAddress,
      page: { pageSize: 5, sort: sorted('DESC'), page: 1 },
      side,
    }),
    list({
      contractAddress,
      filter: {},
      side,
      page: { pageSize: 24, sort: sorted('ASC'), page: 1 },
    }),
    {
      name: 'rpc',
      method: 'eth_getBalance',
      params: [world.accounts[0]?.address, 'latest'],
    },
  ]
}

import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'
import {
  audienceContacts,
  audiences,
  contractSources,
  contracts,
} from '../../../../src/service/database/schema.js'
import { countRuns } from '../../../sample.js'
import { ada, chainId, collection, now, setupService } from '../../setup.js'

let s: Awaited<ReturnType<typeof setupService>>

const names = ['Emblems', 'items', 'Ünique', '']
const types = ['ERC721', 'ERC1155', 'ERC20']
const origins = ['LINKED', 'DEPLOYED', 'SALE'] as const

/** Contracts with equal values in every column but the id. */
const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  projectId: index % 10 === 9 ? 2 : 1,
  contractName: names[index % 4] ?? '',
  contractAddress: collection,
  contractType: types[index % 3] ?? '',
  chainId: index % 5 === 0 ? 137 : chainId,
  source: origins[index % 3] ?? 'LINKED',
  createdAt: new Date(now + (index % 7)),
  updatedAt: new Date(now - (index % 2) * 1000),
}))
const own = rows.filter(({ projectId }) => projectId === 1)

beforeAll(async () => {
  s = await setupService({
    projects: [
      { id: 1, name: 'Test', accessKeys: ['test-key'] },
      { id: 2, name: 'Other', accessKeys: ['other-key'] },
      { id: 3, name: 'Large', accessKeys: ['large-key'] },
    ],
  })
  await s.db.insert(contracts).values(rows)
})
afterAll(() => s.close())

const list = (body: object = {}) =>
  s.call('Builder/ListContracts', { projectId: 1, ...body })
const ids = (answer: any): number[] => answer.contracts.map(({ id }: any) => id)

describe('ListContracts', () => {
  test('default: the newest contracts come first, 30 per page', async () => {
    const answer = await list()
    expect(ids(answer)).toEqual(own.slice(0, 30).map(({ id }) => id))
    expect(answer.page).toEqual({
      page: 1,
      pageSize: 30,
      more: true,
      before: { id: 1 },
      after: { id: 33 },
    })
    expect(answer.contracts[0]).toEqual({
      id: 1,
      projectId: 1,
      contractName: 'Emblems',
      contractAddress: collection,
      contractType: 'ERC721',
      chainId: 137,
      source: 'LINKED',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
  })

  test('parameters: page', async () => {
    expect((await list({ page: { page: 2 } })).page).toMatchObject({
      page: 2,
      more: false,
    })
    expect(await list({ page: { page: 3 } })).toEqual({
      contracts: [],
      page: { page: 3, pageSize: 30, more: false },
    })
    const exact = await list({ page: { pageSize: 36 } })
    expect([exact.contracts.length, exact.page.more]).toEqual([36, false])
  })

  test('parameters: column, sort', async () => {
    const column = await list({ page: { column: 'contract_type' } })
    expect(column.page).toMatchObject({ column: 'contract_type' })
    expect(column.page).not.toHaveProperty('sort')
    const sort = [{ column: 'contractType', order: 'ASC' }]
    const sorted = await list({ page: { column: 'contractName', sort } })
    expect(ids(sorted)).toEqual(ids(column))
    expect(sorted.page.sort).toEqual(sort)
    const down = await list({ page: { sort: [{ column: 'id' }] } })
    expect(ids(down)[0]).toBe(39)
    const twice = [
      { column: 'id', order: 'ASC' },
      { column: 'ID', order: 'DESC' },
    ]
    expect(ids(await list({ page: { sort: twice } }))[0]).toBe(1)
  })

  test('parameters: filter', async () => {
    const chain = fc.constantFrom(undefined, 137, chainId, 5, 2 ** 53 - 1)
    const source = fc.constantFrom(undefined, null, ...origins)
    const type = fc.constantFrom(undefined, 'ERC721', 'ERC20', 'erc721', '')
    await fc.assert(
      fc.asyncProperty(chain, source, type, async (chainId, source, type) => {
        const filter = {
          chainId,
          contractSourceType: source,
          contractType: type,
        }
        const expected = own.filter(
          (row) =>
            row.chainId === (chainId ?? row.chainId) &&
            row.source === (source ?? row.source) &&
            row.contractType === (type ?? row.contractType),
        )
        const answer = await list({ filter, page: { pageSize: 100 } })
        expect(ids(answer)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: countRuns(60, 4) },
    )
  })

  test('parameters: before, after', async () => {
    const columns = [
      'id',
      'contractName',
      'contract_type',
      'chainId',
      'createdAt',
      'updatedAt',
    ]
    const sort = fc.array(
      fc.record({
        column: fc.constantFrom(...columns),
        order: fc.constantFrom('ASC', 'DESC'),
      }),
      { maxLength: 3 },
    )
    const filter = fc.constantFrom({}, { chainId }, { contractType: 'ERC20' })
    await fc.assert(
      fc.asyncProperty(
        sort,
        filter,
        fc.integer({ min: 1, max: 15 }),
        async (sort, filter, pageSize) => {
          const ask = (page: object) =>
            list({ filter, page: { sort, pageSize, ...page } })
          const all = ids(await list({ filter, page: { sort, pageSize: 100 } }))
          const forward: number[] = []
          let answer = await ask({})
          for (;;) {
            forward.push(...ids(answer))
            if (!answer.page.more) break
            answer = await ask({ after: answer.page.after })
          }
          expect(forward).toEqual(all)
          // The last page is the first page in the other direction.
          const backward = ids(answer)
          for (;;) {
            answer = await ask({ before: answer.page.before })
            backward.unshift(...ids(answer))
            if (!answer.page.more) break
          }
          expect(backward).toEqual(all)
        },
      ),
      { numRuns: countRuns(40, 4) },
    )
  })

  test('behavior: a cursor stays valid when a row is added', async () => {
    const sort = [{ column: 'createdAt', order: 'DESC' }]
    const first = await list({ page: { sort, pageSize: 5 } })
    onTestFinished(async () => {
      await s.db.delete(contracts).where(eq(contracts.id, 100))
    })
    const added = { ...rows[0], id: 100, createdAt: new Date(now + 999) }
    await s.db.insert(contracts).values(added as (typeof rows)[0])
    const second = await list({
      page: { sort, pageSize: 5, after: first.page.after },
    })
    const all = ids(await list({ page: { sort, pageSize: 100 } }))
    expect([100, ...ids(first), ...ids(second)]).toEqual(all.slice(0, 11))
    const before = await list({ page: { sort, before: first.page.before } })
    expect(ids(before)).toEqual([100])
    expect(before.page.more).toBe(false)
  })

  test('behavior: empty cursors and an empty column are ignored', async () => {
    for (const page of [
      { before: {}, after: null, page: 2, pageSize: 20 },
      { before: null, after: {}, page: 2, pageSize: 20, column: '' },
    ])
      expect(ids(await list({ page }))[0]).toBe(23)
  })

  test.each([
    [{ after: 5 }, 'page.after'],
    [{ before: 'x' }, 'page.before'],
    [{ before: [1] }, 'page.before'],
    [{ after: { id: '1' } }, 'page.after.id'],
    [{ after: { id: 1.5 } }, 'page.after.id'],
    [{ after: { id: 2 ** 60 } }, 'page.after.id'],
    [{ after: { id: null } }, 'page.after.id'],
    [{ after: { name: 'A' } }, 'page.after.id'],
    [{ after: { toString: 1 } }, 'page.after.id'],
    [{ column: 'createdAt', after: { id: 1 } }, 'page.after.createdAt'],
    ...[
      ...['yesterday', '2026-13-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z'],
      ...['+010000-01-01T00:00:00.000Z', 1767225600, null],
    ].map((createdAt): [object, string] => [
      { column: 'createdAt', before: { id: 1, createdAt } },
      'page.before.createdAt',
    ]),
    [
      { column: 'contractName', after: { id: 1, contractName: 1 } },
      'page.after.contractName',
    ],
    [{ before: { id: 1 }, after: { id: 1 } }, 'page.before'],
    [{ page: 2, after: { id: 1 } }, 'page.page'],
    [{ column: 'abi' }, 'page.column'],
    [{ sort: [{ column: 'id' }, { column: 'nope' }] }, 'page.sort.1.column'],
    [{ sort: [{ column: '__proto__' }] }, 'page.sort.0.column'],
    [{ column: 'x'.repeat(65) }, 'page.column'],
  ] as [object, string][])(
    'behavior: the page %j is refused',
    async (page, field) => {
      const answer = await list({ page })
      expect(answer).toMatchObject({ error: 'InvalidArgument', cause: field })
    },
  )

  test('behavior: contracts of another project are refused', async () => {
    expect(await list({ projectId: 2 })).toMatchObject({
      error: 'PermissionDenied',
      code: 1001,
      status: 403,
    })
  })
})

describe('ListContractSources', () => {
  const ask = (page?: object, projectId = 1) =>
    s.call('Builder/ListContractSources', { projectId, page })

  beforeAll(async () => {
    const source = { contractType: 'ERC721', projectId: 1, audited: true }
    await s.db.insert(contractSources).values([
      { ...source, id: 1, uid: 'b', name: 'A', abi: '[]', license: 'MIT' },
      { ...source, id: 2, uid: 'a', name: 'A' },
      { ...source, id: 3, uid: 'c', name: 'B' },
      { ...source, id: 4, uid: 'd', name: 'B', projectId: 2 },
    ])
  })

  test('default: sources have their optional fields only if they are set', async () => {
    const { contractSources, page } = await ask()
    expect(contractSources.map(({ id }: any) => id)).toEqual([1, 2, 3])
    expect(contractSources[0]).toMatchObject({
      uid: 'b',
      audited: true,
      disabled: false,
      license: 'MIT',
    })
    expect(contractSources[0]).not.toHaveProperty('author')
    expect(page).toMatchObject({ more: false, after: { id: 3 } })
  })

  test('parameters: page', async () => {
    const sort = [
      { column: 'name', order: 'DESC' },
      { column: 'uid', order: 'ASC' },
    ]
    const first = await ask({ sort, pageSize: 1 })
    expect(first.page.after).toEqual({ name: 'B', uid: 'c', id: 3 })
    const second = await ask({ sort, pageSize: 1, after: first.page.after })
    expect(second.contractSources).toMatchObject([{ id: 2 }])
    expect(second.page).toMatchObject({ more: true })
    const back = await ask({ sort, before: second.page.before })
    expect(back.contractSources).toMatchObject([{ id: 3 }])
  })

  test('behavior: contract sources of another project are refused', async () => {
    expect(await ask({}, 2)).toMatchObject({ error: 'PermissionDenied' })
  })
})

describe('GetAudience', () => {
  const ask = (projectId: number, audienceId: number) =>
    s.call('Builder/GetAudience', { projectId, audienceId })

  beforeAll(async () => {
    await s.db.insert(audiences).values([
      { id: 4, projectId: 1, name: 'Friends' },
      { id: 5, projectId: 2, name: 'Others' },
      { id: 6, projectId: 1, name: 'Gone', deletedAt: new Date(now) },
      { id: 7, projectId: 1, name: 'Nobody' },
    ])
    await s.db.insert(audienceContacts).values([
      { id: 1, audienceId: 4, name: 'Ada', address: ada, email: 'a@b.example' },
      { id: 2, audienceId: 5, name: 'Bob', email: 'b@b.example' },
      { id: 3, audienceId: 4, email: 'c@b.example' },
    ])
    const contract = { ...rows[0], audienceId: 4 } as (typeof rows)[0]
    await s.db.insert(contracts).values([
      { ...contract, id: 201 },
      { ...contract, id: 202, projectId: 2 },
    ])
  })
  afterAll(async () => {
    await s.db.delete(contracts).where(eq(contracts.audienceId, 4))
  })

  test('default: an audience has its contacts and contracts', async () => {
    const { audience, contacts, contracts } = await ask(1, 4)
    expect(audience).toMatchObject({ id: 4, name: 'Friends', contactCount: 2 })
    expect(contacts).toMatchObject([
      { name: 'Ada', address: ada, email: 'a@b.example' },
      { email: 'c@b.example' },
    ])
    expect(contacts[1]).not.toHaveProperty('name')
    expect(contracts.map(({ id }: any) => id)).toEqual([201])
  })

  test('behavior: an empty audience has no contacts and no contracts', async () => {
    expect(await ask(1, 7)).toMatchObject({
      audience: { contactCount: 0 },
      contacts: [],
      contracts: [],
    })
  })

  test('behavior: unknown and deleted audiences and those of other projects are refused', async () => {
    for (const id of [5, 6, 99])
      expect(await ask(1, id)).toMatchObject({
        error: 'NotFound',
        code: 3000,
        status: 404,
      })
    expect(await ask(2, 5)).toMatchObject({ error: 'PermissionDenied' })
  })
})

describe('pages that would exceed the size limit', () => {
  /** ABIs contain quotes, each of which takes two bytes. */
  const abi = JSON.stringify(Array(2_000).fill('transfer'))
  const bytecode = `0x${'60'.repeat(24_576)}`
  const count = 100

  async function ask(operation: string, body: object = {}) {
    const answer = await s.send(`/rpc/Builder/${operation}`, {
      headers: { 'X-Access-Key': 'large-key' },
      body: JSON.stringify({ projectId: 3, ...body }),
    })
    expect(JSON.stringify(answer.body).length).toBeLessThan(2_000_000)
    return answer.body
  }

  beforeAll(async () => {
    const texts = { projectId: 3, contractType: 'ERC721', abi, bytecode }
    const indices = Array.from({ length: count + 1 }, (_, index) => index)
    await s.db.insert(audiences).values({ id: 30, projectId: 3, name: 'All' })
    await s.db.insert(contracts).values(
      indices.map((index) => ({
        ...rows[0],
        ...texts,
        audienceId: 30,
        contractAddress: collection,
        chainId,
        contractName: 'Large',
        id: 1_000 + index,
        source: 'LINKED' as const,
      })),
    )
    await s.db.insert(contractSources).values(
      indices.map((index) => ({
        ...texts,
        id: 1_000 + index,
        name: 'Large',
        uid: `large-${index}`,
      })),
    )
    for (let first = 0; first < 4_000; first += 1_000)
      await s.db.insert(audienceContacts).values(
        Array.from({ length: 1_000 }, (_, index) => ({
          id: 1_000 + first + index,
          audienceId: 30,
          name: 'Ada Lovelace, Countess',
          address: ada,
          email: 'ada.lovelace@analytical-engine.example',
        })),
      )
  })

  test.each([
    ['ListContracts', 'contracts'],
    ['ListContractSources', 'contractSources'],
  ])(
    'behavior: %s omits long texts from a large page, but not from a small page',
    async (operation, name) => {
      const answer = await ask(operation, { page: { pageSize: count } })
      expect(answer[name]).toHaveLength(count)
      expect(answer[name][0]).toMatchObject({ abi, bytecode })
      expect(answer[name].at(-1)).not.toHaveProperty('bytecode')
      const small = await ask(operation, { page: { page: 100, pageSize: 1 } })
      expect(small[name]).toMatchObject([{ abi, bytecode }])
    },
  )

  test('behavior: GetAudience returns the first contacts and contracts', async () => {
    const answer = await ask('GetAudience', { audienceId: 30 })
    expect(answer.audience).toMatchObject({ contactCount: 4_000 })
    expect(answer.contacts).toHaveLength(3_000)
    expect(answer.contracts).toHaveLength(count)
    expect(answer.contracts[0]).toMatchObject({ abi, bytecode })
  })
})

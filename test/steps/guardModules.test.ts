import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'

const core = new URL('../../src/core.ts', import.meta.url).pathname
const entry = `${core}.entry.js`
const peers = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/.*)?$/

/** Files of the guard that come at once with an export of the core. */
async function modulesOf(name: string): Promise<string[]> {
  const bundle = await rolldown({
    input: entry,
    external: peers,
    logLevel: 'silent',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `export { ${name} } from '${core}'` : null,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  const chunks = output.filter((it) => it.type === 'chunk')
  const first = new Set<string>()
  const add = (file: string) => {
    if (first.has(file)) return
    first.add(file)
    chunks.find((it) => it.fileName === file)?.imports.forEach(add)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName)
  return chunks
    .filter(({ fileName }) => first.has(fileName))
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(
      ([path]) => /steps\/((guard|simulate)\/.*)\.ts$/.exec(path)?.[1] ?? [],
    )
    .sort()
}

const decodersOf = async (name: string) =>
  (await modulesOf(name)).flatMap(
    (path) => /decoders\/(.*)/.exec(path)?.[1] ?? [],
  )

/** What all flows need. */
const common = ['approvals', 'multicall', 'seaportOrder', 'seaportTypes']

describe('behavior: a flow brings what reads its own steps, and no more', () => {
  test.each([
    ['buy', ['fulfilments', 'registrations']],
    ['list', ['registrations', 'signedOrders']],
    ['cancel', ['cancellations', 'registrations']],
  ])('%s', async (flow, own) => {
    const found = await decodersOf(flow)
    expect(found).toEqual([...common, ...own, 'transfers'].sort())
    const rules = (await modulesOf(flow)).filter((it) => /Rules$/.test(it))
    expect(rules).toEqual([`guard/${flow}Rules`])
  })

  test.each(['executeSteps', 'verifySteps'])('%s reads all', async (name) => {
    const own = [
      'fulfilments',
      'registrations',
      'signedOrders',
      'cancellations',
    ]
    const others = ['erc7821', 'permits', 'transfers']
    expect(await decodersOf(name)).toEqual(
      [...common, ...own, ...others].sort(),
    )
  })

  test('what tries steps is loaded later', async () => {
    const modules = await modulesOf(
      'buy, list, cancel, executeSteps, planSteps',
    )
    expect(modules.filter((path) => path.startsWith('simulate/'))).toEqual([
      'simulate/loadSimulation',
    ])
  })
})

describe('behavior: each decoder comes alone', () => {
  test.each([
    ['approvalDecoder', ['approvals']],
    ['transferDecoder', ['transfers']],
    ['multicallDecoder', ['multicall']],
    ['erc7821Decoder', ['erc7821']],
    ['permitDecoder', ['permits']],
    ['fulfilmentDecoder', ['fulfilments', 'seaportOrder', 'seaportTypes']],
    ['registrationDecoder', ['registrations', 'seaportOrder', 'seaportTypes']],
    ['cancellationDecoder', ['cancellations', 'seaportOrder', 'seaportTypes']],
    ['signedOrderDecoder', ['seaportOrder', 'seaportTypes', 'signedOrders']],
  ])('%s', async (name, modules) => {
    expect(await decodersOf(name)).toEqual(modules)
    const guard = await modulesOf(name)
    expect(guard.filter((path) => /Rules$|verify|review/.test(path))).toEqual(
      [],
    )
  })
})

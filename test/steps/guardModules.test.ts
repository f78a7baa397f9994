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

describe('behavior: the guard is loaded with the runtime', () => {
  test.each(['buy', 'list', 'cancel', 'edit', 'cancelMany'])(
    '%s',
    async (flow) => {
      expect(await decodersOf(flow)).toEqual([])
      const rules = (await modulesOf(flow)).filter((it) => /Rules$/.test(it))
      expect(rules).toEqual([])
    },
  )

  test.each(['executeSteps', 'planSteps'])('%s', async (name) => {
    expect(await decodersOf(name)).toEqual([])
  })

  test('verifySteps waits for nothing, so it brings them all', async () => {
    expect(await decodersOf('verifySteps')).toEqual([
      'approvals',
      'cancellations',
      'erc7821',
      'fulfilments',
      'multicall',
      'permits',
      'registrations',
      'seaportOrder',
      'seaportTypes',
      'signedOrders',
      'transfers',
    ])
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

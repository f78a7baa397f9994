import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'

const core = new URL('../../../src/core.ts', import.meta.url).pathname
const entry = `${core}.entry.js`
const peers = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/.*)?$/

/** A function or type that only one decoder contains. */
const signs = {
  approvalDecoder: 'function increaseAllowance(',
  transferDecoder: 'function safeBatchTransferFrom(',
  multicallDecoder: 'function multicall(',
  erc7821Decoder: 'function execute(',
  permitDecoder: 'PermitBatchWitnessTransferFrom',
  fulfilmentDecoder: 'function fulfillAvailableOrders(',
  registrationDecoder: 'function validate(',
  cancellationDecoder: 'function incrementCounter(',
  signedOrderDecoder: 'BulkOrder',
}

/** The file of each decoder. */
const files: Record<keyof typeof signs, string> = {
  approvalDecoder: 'tokens',
  transferDecoder: 'tokens',
  multicallDecoder: 'batches',
  erc7821Decoder: 'batches',
  permitDecoder: 'tokens',
  fulfilmentDecoder: 'seaportCalls',
  registrationDecoder: 'seaportCalls',
  cancellationDecoder: 'seaportCalls',
  signedOrderDecoder: 'signedOrders',
}

/** Returns the guard's files and decoders in the first load of some exports. */
async function loadsWith(
  names: string,
  source = core,
): Promise<{ files: string[]; decoders: string[] }> {
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
          id === entry ? `export { ${names} } from '${source}'` : null,
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
  const loaded = chunks.filter(({ fileName }) => first.has(fileName))
  return {
    files: loaded
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(
        ([path]) => /steps\/((guard|simulate)\/.*)\.ts$/.exec(path)?.[1] ?? [],
      )
      .sort(),
    decoders: Object.entries(signs).flatMap(([name, sign]) =>
      loaded.some(({ code }) => code.includes(sign)) ? name : [],
    ),
  }
}

describe('behavior: the first load of a function contains no decoders and no rules', () => {
  test.each([
    'buy',
    'list',
    'cancel',
    'edit',
    'cancelMany',
    'executeSteps',
    'planSteps',
    'verifySteps',
  ])('%s', async (name) => {
    const { decoders, files } = await loadsWith(name)
    expect(decoders).toEqual([])
    expect(
      files.filter((it) => /decoders\/|Rules$|^simulate/.test(it)),
    ).toEqual([])
  })
})

describe('behavior: an import of one decoder loads no other decoder', () => {
  test.each(Object.entries(files))('%s', async (name, file) => {
    const source = `../../../src/steps/guard/decoders/${file}.ts`
    const { pathname } = new URL(source, import.meta.url)
    const loaded = await loadsWith(name, pathname)
    expect(loaded.decoders).toEqual([name])
    expect(
      loaded.files.filter((path) => /Rules$|verify|review/.test(path)),
    ).toEqual([])
  })
})

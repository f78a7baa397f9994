import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Compiles `contracts/*.sol` into `src/service/world/artifacts.ts`. */
const require = createRequire(import.meta.url)
const solc: {
  compile(
    input: string,
    callbacks: { import(path: string): { contents: string } },
  ): string
} = require('solc')

type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<
    string,
    Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>
  >
}

const files = readdirSync('contracts').filter((file) => file.endsWith('.sol'))
const output: Output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: Object.fromEntries(
        files.map((file) => [
          file,
          { content: readFileSync(`contracts/${file}`, 'utf8') },
        ]),
      ),
      settings: {
        evmVersion: 'cancun',
        optimizer: { enabled: true, runs: 200 },
        metadata: { bytecodeHash: 'none' },
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
      },
    }),
    {
      import: (path) => ({
        contents: readFileSync(require.resolve(path), 'utf8'),
      }),
    },
  ),
)

const problems = (output.errors ?? []).filter(
  ({ severity }) => severity === 'error',
)
if (problems.length > 0) {
  for (const { formattedMessage } of problems) console.error(formattedMessage)
  process.exit(1)
}

const artifacts = files.map((file) => {
  const name = file.slice(0, -'.sol'.length)
  const contract = output.contracts[file]?.[name]
  if (!contract) throw new Error(`${file} contains no contract named ${name}.`)
  const bytecode = `0x${contract.evm.bytecode.object}`
  console.log(`${name}: ${bytecode.length / 2 - 1} bytes`)
  const key = name.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return `/** Compiled from contracts/${file}. */
export const ${key} = {
  abi: ${JSON.stringify(contract.abi)},
  bytecode: '${bytecode}',
} as const
`
})
writeFileSync(
  'src/service/world/artifacts.ts',
  `// Made by scripts/compile-contracts.ts; do not edit.\n${artifacts.join('\n')}`,
)

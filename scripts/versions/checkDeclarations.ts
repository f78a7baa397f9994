import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run, runForOutput } from '../checks.js'

const tscArgs = [
  resolve('node_modules/@typescript/native/bin/tsc'),
  // More checkers repeat the work on types of libraries.
  '--checkers',
  '2',
]
const entries = ['index', 'core', 'builder', 'locales', 'service/index']

/** Trades take only chains of the wagmi config that an app registers. */
const registered = `
import { createConfig, http } from 'wagmi'
import { base, polygon } from 'wagmi/chains'
import type { useBuy, useFloorOrder, useList } from './marketkit/index.js'

const transports = { [base.id]: http(), [polygon.id]: http() }
const config = createConfig({ chains: [base, polygon], transports })
declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}

export const listed: useList.Variables['chainId'] = 8453
export const bought: useBuy.Variables['chainId'] = 137
export const named: useBuy.Variables['chainId'] = undefined
// @ts-expect-error the chain is not in the config
export const unknown: useBuy.Variables['chainId'] = 5
// @ts-expect-error the chain is not in the config
export const unlisted: useList.Variables['chainId'] = 5
export const read: Exclude<useFloorOrder.Parameters, symbol>['chainId'] = 5
`

/** Writes the declarations of the package into a folder. */
export function emitDeclarations(outDir: string): Promise<boolean> {
  const args = ['-p', 'tsconfig.build.json', '--outDir', outDir]
  return run(process.execPath, [...tscArgs, ...args])
}

/**
 * Compiles an app that imports every entry. Returns the errors in our
 * declarations; those of other packages are not ours to fix.
 */
export async function checkDeclarations(
  folder: string,
  declarations: string,
): Promise<{ errors: string[]; isRun: boolean }> {
  const app = join(folder, 'declarations')
  mkdirSync(app)
  cpSync(declarations, join(app, 'marketkit'), { recursive: true })
  const imports = entries.map(
    (entry, index) =>
      `export * as entry${index} from './marketkit/${entry}.js'`,
  )
  writeFileSync(join(app, 'app.ts'), [...imports, registered].join('\n'))
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: false,
        noEmit: true,
      },
      files: ['app.ts'],
    }),
  )
  const args = [...tscArgs, '-p', app, '--listFiles']
  const { output } = await runForOutput(process.execPath, args, { cwd: app })
  const lines = output.split('\n')
  return {
    errors: lines.filter((line) =>
      /^(app\.ts|marketkit\/).*error TS/.test(line),
    ),
    isRun: lines.some((line) => line.endsWith('/marketkit/index.d.ts')),
  }
}

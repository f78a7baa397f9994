import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The guides that show files of the example apps. */
export const guidesWithApps = ['server.md', 'wallet-kits.md']

const block = /^```tsx?\n\/\/ (\S+)\n.*?^```$/gms

/**
 * A page in which the code blocks that begin with the path of a file, such as
 * `// next/app/page.tsx`, hold what that file of the example apps holds.
 */
export function withAppFiles(page: string): string {
  return page.replace(block, (_, path: string) => {
    const code = readFileSync(join('test', 'apps', fileOf(path)), 'utf8')
    const language = path.endsWith('.tsx') ? 'tsx' : 'ts'
    return `\`\`\`${language}\n// ${path}\n${code.trimEnd()}\n\`\`\``
  })
}

/** What the apps share is copied into each of them. */
function fileOf(path: string): string {
  return path.replace(/^[^/]+\/app\/shop\//, 'shared/')
}

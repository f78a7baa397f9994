import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The guides that show files of the example apps. */
export const guidesWithApps = ['existing-app.md', 'server.md', 'wallet-kits.md']

const block = /^```tsx?\n\/\/ (\S+)\n.*?^```$/gms

/**
 * Returns a page with current code: each block that starts with the path of a
 * file of the example apps, such as `// next/app/page.tsx`, gets the content of
 * that file.
 */
export function withAppFiles(page: string): string {
  return page.replace(block, (_, path: string) => {
    const code = readFileSync(toSourceFile(path), 'utf8')
    const language = path.endsWith('.tsx') ? 'tsx' : 'ts'
    return `\`\`\`${language}\n// ${path}\n${code.trimEnd()}\n\`\`\``
  })
}

/** Shared files are copied into each app; apps are examples, or only for tests. */
function toSourceFile(path: string): string {
  const file = path.replace(/^[^/]+\/app\/shop\//, 'shared/')
  const example = join('examples', file)
  return existsSync(example) ? example : join('test', 'apps', file)
}

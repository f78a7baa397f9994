import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAppFiles } from './reference/appFiles.js'
import { writePages } from './reference/pages.js'
import { readApi } from './reference/readApi.js'

/**
 * Writes `docs/reference` from the TSDoc of all public names, and the files of
 * the example apps into the guide that shows them.
 */
const folder = join('docs', 'reference')
const pages = writePages(readApi())
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [file, text] of pages) writeFileSync(join(folder, file), text)

const guide = join('docs', 'guides', 'server.md')
writeFileSync(guide, withAppFiles(readFileSync(guide, 'utf8')))
console.log(`Wrote ${folder} and ${guide}.`)

import { readdirSync, readFileSync } from 'node:fs'
import { releaseProblems } from './releaseProblems.js'

/** Refuses a release that is incomplete; `npm publish` runs it first. */
const { GITHUB_REF_NAME, GITHUB_REF_TYPE, GITHUB_REPOSITORY } = process.env
const problems = releaseProblems({
  manifest: JSON.parse(readFileSync('package.json', 'utf8')),
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
  changesets: readdirSync('.changeset'),
  tag: GITHUB_REF_TYPE === 'tag' ? GITHUB_REF_NAME : undefined,
  jobRepository: GITHUB_REPOSITORY,
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('The release is complete.')

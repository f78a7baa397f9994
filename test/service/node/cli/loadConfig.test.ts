import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../../../../src/service/node/cli/loadConfig.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketkit-config-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('behavior: a missing configuration is an error', async () => {
  await expect(loadConfig({ folder })).rejects.toThrow(
    `No configuration found in ${folder}.`,
  )
  await expect(loadConfig({ folder, named: 'no.json' })).rejects.toThrow(
    'no.json could not be read.',
  )
})

test('behavior: the first default file name is read, unless another file is named', async () => {
  const write = (name: string, text: string) =>
    writeFile(join(folder, name), text)
  await write('marketkit.config.json', '{ "from": "json" }')
  expect(await loadConfig({ folder })).toEqual({
    path: 'marketkit.config.json',
    content: { from: 'json' },
  })
  await write('marketkit.config.mjs', 'export default { from: "mjs" }')
  expect((await loadConfig({ folder })).content).toEqual({ from: 'mjs' })
  const named = join(folder, 'marketkit.config.json')
  expect((await loadConfig({ folder, named })).content).toEqual({
    from: 'json',
  })
})

test('behavior: a broken configuration is an error', async () => {
  await writeFile(join(folder, 'broken.json'), '{')
  await writeFile(join(folder, 'broken.mjs'), 'export default {')
  await writeFile(join(folder, 'old.js'), 'export default {}; export')
  await expect(loadConfig({ folder, named: 'old.js' })).rejects.toThrow(
    'name it old.mjs',
  )
  for (const named of ['broken.json', 'broken.mjs'])
    await expect(loadConfig({ folder, named })).rejects.toThrow(
      `${named} could not be read.`,
    )
})

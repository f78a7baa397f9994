import { afterAll, expect, test } from 'vitest'
import { coverPairs } from '../harness/cover.js'
import { createReport, isExhaustive } from '../harness/report.js'

const { pairs, stories } = coverPairs(1)
const report = createReport('pairs')
afterAll(report.print)

/** Number of stories without the whole matrix, spread evenly. */
const sample = isExhaustive ? stories.length : 150

test(`behavior: ${sample} of ${stories.length} stories (${pairs} pairs) keep every invariant`, {
  timeout: 900_000,
}, async () => {
  const broken: string[] = []
  for (let at = 0; at < sample; at++) {
    const story = stories[Math.floor((at * stories.length) / sample)]
    if (story) broken.push(...(await report.tell(String(story.flow), story)))
  }
  expect(broken).toEqual([])
})

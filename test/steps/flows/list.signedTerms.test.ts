import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, type StepError } from '../../../src/errors.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { isSample } from '../../sample.js'
import { chainId, emblems } from '../harness/chain/places.js'
import { findOldTerms } from '../harness/invariants.js'
import { openPage, type Page } from '../harness/page.js'
import { type Place, visit } from '../harness/visit.js'
import { startAgreeing } from '../startAgreeing.js'

type Prompt = Place['world']['wallet']['prompts'][number]

const getFailure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  )

const listAt =
  (price: string, expiry: string) =>
  (
    { client, config, environment }: Page,
    more: Partial<list.Parameters> = {},
  ) =>
    list(config, {
      ...{ chainId, client, environment, expiry },
      contractAddress: emblems,
      contractType: 'ERC721',
      tokenId: '11',
      currencyAddress: zeroAddress,
      pricePerToken: `${parseEther(price)}`,
      ...more,
    })

/** A tab signs a listing at 1, which the service doesn't acknowledge, and closes. */
async function signAtOne({ page, world }: Place, expiry: string) {
  const { answer } = world.serviceMoods
  world.serviceMoods.answer = (exchange, serve) =>
    exchange.kind === 'post'
      ? new Response('', { status: 503, headers: { 'retry-after': '60' } })
      : answer(exchange, serve)
  const listing = listAt('1', expiry)(page)
  expect(await getFailure(listing)).toMatchObject({ reason: 'post' })
  world.serviceMoods.answer = answer
  page.die()
}

const getExpiry = ({ clock }: Place['world']) =>
  `${Math.floor(clock.now() / 1_000) + 86_400}`

const isSigned = ({ signature }: Prompt) => signature !== undefined

test('behavior: wherever the tab dies, no order with old terms is posted', async () => {
  let crossings = Number.POSITIVE_INFINITY
  let signedTwice = 0
  for (let crashAt = 0; crashAt < crossings; crashAt += isSample ? 7 : 1)
    await visit('first listing', {}, async (place) => {
      const { world } = place
      const expiry = getExpiry(world)
      await signAtOne(place, expiry)
      let seen = 0
      const onCrossing = () => void seen++
      const second = await openPage(world, 'second', { crashAt, onCrossing })
      const listing = startAgreeing((more) => listAt('2', expiry)(second, more))
      await Promise.race([getFailure(listing), world.clock.sleep(120_000)])
      if (second.isAlive()) crossings = seen
      second.die()
      await world.clock.sleep(180_000)
      const third = await openPage(world, 'third')
      for (const _ of [1, 2]) await resumeFlows(third.config, third)
      if (world.wallet.prompts.filter(isSigned).length > 1) signedTwice++
      expect(findOldTerms(world), `crash at ${crashAt}`).toEqual([])
    })
  expect(signedTwice).toBeGreaterThan(0)
})

test('behavior: a signature that arrives after newer terms is never posted', async () => {
  await visit('first listing', {}, async ({ page, world }) => {
    const expiry = getExpiry(world)
    const { decide } = world.walletMoods
    world.walletMoods.decide = (prompt) =>
      prompt.kind === 'signature'
        ? { after: 400_000, does: 'agree' }
        : decide(prompt)
    const abort = new AbortController()
    const first = getFailure(
      listAt('1', expiry)(page, { signal: abort.signal }),
    )
    await world.clock.sleep(20_000)
    abort.abort()
    await first
    // An abandoned prompt blocks the account for two minutes.
    await world.clock.sleep(130_000)
    world.walletMoods.decide = decide
    await listAt('2', expiry)(page)
    await world.clock.sleep(400_000)
    await resumeFlows(page.config, page)
    expect(world.wallet.prompts.filter(isSigned)).toHaveLength(2)
    const posts = world.service.exchanges.filter(({ kind }) => kind === 'post')
    expect(posts).toHaveLength(1)
  })
})

test('behavior: while another tab waits for a signature, no second prompt opens', async () => {
  await visit('first listing', {}, async ({ page, world }) => {
    const expiry = getExpiry(world)
    const { decide } = world.walletMoods
    world.walletMoods.decide = (prompt) =>
      prompt.kind === 'signature'
        ? { after: 60_000, does: 'agree' }
        : decide(prompt)
    const first = listAt('1', expiry)(page)
    await world.clock.sleep(20_000)
    const second = await openPage(world, 'second')
    const beside = await getFailure(
      startAgreeing((more) => listAt('2', expiry)(second, more)),
    )
    expect(beside).toMatchObject({ reason: 'running', fundsMoved: 'no' })
    await first
    expect(world.wallet.prompts.filter(isSigned)).toHaveLength(1)
  })
})

const hour = 3_600

describe('the same price with another expiry', () => {
  test.each([
    ['two days later', 2 * 24 * hour],
    ['more than an hour later', hour + 1],
    ['a second earlier', -1],
  ])(
    'behavior: an expiry %s makes another listing, which needs consent',
    async (_, seconds) => {
      await visit('first listing', {}, async (place) => {
        const { world } = place
        const expiry = getExpiry(world)
        await signAtOne(place, expiry)
        const page = await openPage(world, 'second')
        const end = `${Number(expiry) + seconds}`
        expect(await getFailure(listAt('1', end)(page))).toMatchObject({
          reason: 'unresolved',
          fundsMoved: 'no',
          signed: { order: { endTime: expiry } },
        })
        expect(world.wallet.prompts.filter(isSigned)).toHaveLength(1)
        expect(world.service.book.size).toBe(0)

        await startAgreeing((more) => listAt('1', end)(page, more))
        const ends = [...world.service.book.values()].map(({ terms }) =>
          String(terms.endTime),
        )
        expect(ends).toEqual([end])
        expect(await resumeFlows(page.config, page)).toMatchObject([
          { isReplaced: true, order: { endTime: expiry } },
        ])
      })
    },
  )

  test.each([0, 60, hour])(
    'behavior: an expiry %s seconds later makes a retry',
    async (seconds) => {
      await visit('first listing', {}, async (place) => {
        const { world } = place
        const expiry = getExpiry(world)
        await signAtOne(place, expiry)
        const page = await openPage(world, 'second')
        const end = `${Number(expiry) + seconds}`
        await listAt('1', end)(page)
        expect(world.wallet.prompts.filter(isSigned)).toHaveLength(1)
        expect(world.service.book.size).toBe(1)
      })
    },
  )
})

test('behavior: one consent covers a signature that is too old to post', async () => {
  await visit('first listing', {}, async (place) => {
    const { world } = place
    const expiry = getExpiry(world)
    await signAtOne(place, expiry)
    const page = await openPage(world, 'second')
    const later = {
      ...page,
      environment: {
        ...page.environment,
        now: () => world.clock.now() + 2 * hour * 1_000,
      },
    }
    const error = await getFailure(listAt('1', expiry)(later))
    expect(error).toMatchObject({
      reason: 'unresolved',
      signed: { order: { endTime: expiry } },
    })
    expect(world.wallet.prompts.filter(isSigned)).toHaveLength(1)
    const { unresolved } = error as StepError
    await listAt('1', expiry)(later, { acknowledge: unresolved })
    expect(world.wallet.prompts.filter(isSigned)).toHaveLength(2)
    expect(world.service.book.size).toBe(1)
  })
})

test.each([
  [
    'throws',
    () => {
      throw new TypeError('Oops.')
    },
  ],
  ['rejects', () => Promise.reject('Oops.')],
])(
  'behavior: an `onReview` that %s stops the flow before its prompt',
  async (_, onReview) => {
    await visit('first listing', {}, async ({ page, world }) => {
      const listing = listAt('1', getExpiry(world))(page, {
        policy: 'confirm',
        onReview,
      })
      const error = await getFailure(listing)
      expect(error).toBeInstanceOf(ConfigurationError)
      expect((error as Error).message).toContain('Oops.')
      expect(world.wallet.prompts).toEqual([])
    })
  },
)

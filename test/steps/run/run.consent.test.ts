import { parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { StepError } from '../../../src/errors.js'
import { edit } from '../../../src/steps/flows/edit.js'
import { list } from '../../../src/steps/flows/list.js'
import { chainId, emblems } from '../harness/chain/places.js'
import { openPage, type Page } from '../harness/page.js'
import { type Place, visit } from '../harness/visit.js'

type Consent = Pick<list.Parameters, 'acknowledge'>
type Scene = {
  place: Place
  listAt(page: Page, price: string, more?: Consent): Promise<unknown>
  editTo(page: Page, price: string, more?: Consent): Promise<unknown>
}

async function getError(run: Promise<unknown>): Promise<StepError> {
  const error = await run.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof StepError) return error
  throw error ?? new Error('It did not fail.')
}

/** A token with a listing, and a second order of it, at 0.7, that a tab has signed. */
function scene(act: (scene: Scene) => Promise<void>): Promise<void> {
  return visit('edit, list first', {}, async (place) => {
    const { flow, page, world } = place
    const old = flow.order
    if (!old) throw new Error('Nothing is listed.')
    const expiry = `${Math.floor(world.clock.now() / 1_000) + 86_400}`
    const terms = {
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry,
    } as const
    const listAt: Scene['listAt'] = (
      { client, config, environment },
      price,
      more,
    ) =>
      list(config, {
        ...{ chainId, client, environment, ...terms, ...more },
        contractAddress: emblems,
        tokenId: `${old.terms.tokenId}`,
        pricePerToken: `${parseEther(price)}`,
      })
    const editTo: Scene['editTo'] = (
      { client, config, environment },
      price,
      more,
    ) =>
      edit(config, {
        ...{ chainId, client, environment, ...more },
        listing: { ...terms, pricePerToken: `${parseEther(price)}` },
        order: world.service.show(old.id),
      })
    const { answer } = world.serviceMoods
    world.serviceMoods.answer = (exchange, serve) =>
      exchange.kind === 'post'
        ? new Response('', { status: 503, headers: { 'retry-after': '60' } })
        : answer(exchange, serve)
    expect(await getError(listAt(page, '0.7'))).toMatchObject({
      reason: 'post',
    })
    world.serviceMoods.answer = answer
    page.die()
    await act({ place, listAt, editTo })
  })
}

test('behavior: consent does not cover an overlapping flow that started after the question', async () => {
  await scene(async ({ place: { world }, editTo, listAt }) => {
    const { prompts } = world.wallet
    const page = await openPage(world, 'second')
    const first = await getError(listAt(page, '0.5'))
    expect(first).toMatchObject({ reason: 'unresolved', fundsMoved: 'no' })

    // Another tab dies while its wallet prompt for the same terms is open.
    const { decide } = world.walletMoods
    world.walletMoods.decide = () => ({ after: 'never', does: 'agree' })
    const other = await openPage(world, 'third')
    const refused = await getError(editTo(other, '0.5'))
    editTo(other, '0.5', { acknowledge: refused.unresolved }).catch(() => {})
    await world.clock.sleep(20_000)
    other.die()
    world.walletMoods.decide = decide
    expect(prompts).toHaveLength(2)

    const second = await getError(
      listAt(page, '0.5', { acknowledge: first.unresolved }),
    )
    expect(second).toMatchObject({
      reason: 'unresolved',
      fundsMoved: 'maybe',
    })
    expect(second.signed).toBeUndefined()
    expect(prompts).toHaveLength(2)
    await listAt(page, '0.5', { acknowledge: second.unresolved })
    expect(prompts).toHaveLength(3)
  })
})

test('behavior: consent does not cover an order that was signed after the question', async () => {
  await scene(async ({ place: { world }, listAt }) => {
    const { prompts } = world.wallet
    const page = await openPage(world, 'second')
    const first = await getError(listAt(page, '0.5'))

    const other = await openPage(world, 'third')
    const { answer } = world.serviceMoods
    world.serviceMoods.answer = (exchange, serve) =>
      exchange.kind === 'post'
        ? new Response('', { status: 400 })
        : answer(exchange, serve)
    const refused = await getError(listAt(other, '0.6'))
    await getError(listAt(other, '0.6', { acknowledge: refused.unresolved }))
    world.serviceMoods.answer = answer
    other.die()
    expect(prompts).toHaveLength(2)

    const second = await getError(
      listAt(page, '0.5', { acknowledge: first.unresolved }),
    )
    expect(second).toMatchObject({
      reason: 'unresolved',
      fundsMoved: 'no',
      signed: { order: { unitPrice: `${parseEther('0.6')}` } },
    })
    expect(prompts).toHaveLength(2)
    await listAt(page, '0.5', { acknowledge: second.unresolved })
    expect(prompts).toHaveLength(3)
  })
})

test('behavior: an empty or unrelated list of doubts gives no consent', async () => {
  await scene(async ({ place: { world }, listAt }) => {
    const page = await openPage(world, 'second')
    for (const acknowledge of [[], ['0x00']])
      expect(
        await getError(listAt(page, '0.5', { acknowledge })),
      ).toMatchObject({
        reason: 'unresolved',
      })
    expect(world.wallet.prompts).toHaveLength(1)
  })
})

import { expect, test } from 'vitest'
import { buy } from '../../../src/steps/flows/buy.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { chainId } from '../harness/chain/places.js'
import { openPage } from '../harness/page.js'
import { visit } from '../harness/visit.js'

/**
 * The hash that a Safe returns is not the transaction's: only the effect is
 * visible.
 */
test.each([1, 2])(
  'behavior: a purchase of %i by a Safe is found by its effect',
  async (count) => {
    const account = 'safe1'
    await visit('buy several', { account }, async ({ page, world }) => {
      const { chain, clock, service, wallet } = world
      const orders = [...service.book.values()].slice(0, count)
      const items = orders.map(({ id }) => ({ order: service.show(id) }))
      const common = { chainId, client: page.client }
      const { environment } = page
      buy(page.config, { ...common, environment, items, batch: 'never' })
      await clock.sleep(5_000)
      page.die()
      await clock.sleep(60_000)
      const mined = chain.blocks().flatMap((block) => block.mined)
      expect(mined).toHaveLength(1)

      const next = await openPage(world, 'second')
      const { client, config, environment: anew } = next
      const flows = await resumeFlows(config, { client, environment: anew })
      expect(flows).toMatchObject([
        { status: 'done', hashes: [mined[0]?.transaction.hash] },
      ])
      expect(wallet.prompts).toHaveLength(1)
    })
  },
)

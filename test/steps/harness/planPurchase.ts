import { holdTrial } from '../../../src/components/purchase/holdTrial.js'
import { generateBuyTransaction } from '../../../src/rpc/operations.js'
import { toBuyIntent, toBuyRequest } from '../../../src/steps/flows/buy.js'
import { planSteps } from '../../../src/steps/review/planSteps.js'
import { chainId } from './chain/places.js'
import type { Flow } from './flows.js'
import type { Page } from './page.js'
import type { World } from './world.js'

/**
 * Fetches and plans the steps of a purchase, as a dialog does before the click.
 */
export async function planPurchase(
  { order: listed }: Flow,
  { client, config, environment }: Page,
  { service, wallet }: World,
  quantity = '1',
): Promise<ReturnType<typeof holdTrial>> {
  if (!listed) throw new Error('The flow has no order.')
  const { account } = wallet
  const order = service.show(listed.id)
  const intent = toBuyIntent({ account, chainId, items: [{ order, quantity }] })
  const request = toBuyRequest({ buyer: account, order, quantity })
  const { steps } = await client.request(generateBuyTransaction, request, {
    chainId,
  })
  const held = holdTrial()
  const { onTrial } = held
  await planSteps(config, { client, environment, intent, onTrial, steps })
  return held
}

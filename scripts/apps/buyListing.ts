import type { Locator, Page } from 'playwright'
import { createPublicClient, erc721Abi, http } from 'viem'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import type { findListing } from './findListing.js'

/** Opens the dialog that buys a collectible. */
export async function openBuyDialog(
  page: Page,
  name: string,
): Promise<Locator> {
  const card = page.getByRole('article', { name, exact: true }).first()
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await card.getByRole('button', { name: 'Buy' }).click()
  return page.locator('[data-mk-dialog]')
}

/** Buys in the open dialog, and closes it. */
export async function buyInDialog(
  dialog: Locator,
  name: string,
): Promise<void> {
  await dialog.getByRole('button', { name: /^Buy for/ }).click()
  await dialog.getByText(`${name} is yours`).waitFor()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Describes why a visit failed, with the text of the open dialogs. */
export async function describeFailure(
  page: Page,
  error: unknown,
): Promise<string> {
  const dialogs = page.locator('[data-mk-dialog]')
  // A page that has crashed shows nothing.
  const shown = await dialogs.allInnerTexts().catch(() => [])
  return `${error}\n${shown.join('\n')}`
}

/** Returns the owner of a collectible on the chain. */
export function getOwner(
  { contractAddress, tokenId }: Awaited<ReturnType<typeof findListing>>,
  { rpcUrl }: WorldInfo,
) {
  return createPublicClient({ transport: http(rpcUrl) }).readContract({
    abi: erc721Abi,
    address: contractAddress,
    functionName: 'ownerOf',
    args: [BigInt(tokenId)],
  })
}

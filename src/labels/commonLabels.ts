import type { LabelsOf } from './labelsOf.js'
import { nameFrom } from './nameFrom.js'

export const commonLabels = {
  /** A verb: cards show `card.buyFor` after it, if there is room. */
  buy: 'Buy',
  buyFor: (price: string) => `Buy for ${price}`,
  cancel: 'Cancel listing',
  close: 'Close',
  connect: 'Connect wallet',
  copied: 'Copied',
  copy: (what: string) => `Copy ${what}`,
  copyAddress: 'address',
  copyTokenId: 'token ID',
  dismiss: 'Dismiss',
  list: 'List for sale',
  loading: 'Loading…',
  retry: 'Try again',
  viewOnExplorer: 'View on explorer',

  chain: 'Network',
  marketplaceName: (name: string) => marketplaceNames[name] ?? nameFrom(name),
  pair: (name: string, value: string) => `${name}: ${value}`,
  rangeBetween: (from: string, to: string) => `${from} – ${to}`,
  times: (quantity: string) => `×${quantity}`,
  unknown: 'Unknown',
  unknownItem: 'Unknown item',
  untitled: (tokenId: string) => `#${tokenId}`,
  you: 'You',

  checking: 'Checking…',
  'grid.stale': 'Couldn’t refresh. May be out of date.',
  offline: 'You’re offline.',
  offlineText:
    'This may be out of date. We’ll catch up when you’re back online.',
  widgetBroken: 'Something went wrong here.',
}

export type CommonLabels = LabelsOf<typeof commonLabels>

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'On-chain orders',
  service_marketplace_v2: 'Signed orders',
  unknown: 'Unknown',
}

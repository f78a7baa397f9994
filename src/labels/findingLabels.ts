import type { GuardCode } from '../errors.js'
import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const findingLabels = {
  findingAgreed: 'Agreed',
  findingFound: 'Requested',
  findingMore: (count: number) => plural('en', count, { other: '# more' }),
  findingUnlimited: 'unlimited',
  'finding.allowance': 'A different amount could be taken from your wallet.',
  'finding.body': 'The data for the marketplace looks wrong.',
  'finding.book':
    'This may cancel in the wrong marketplace contract, so your listing would stay live.',
  'finding.call': 'We can’t tell what this does.',
  'finding.cancelAll': 'This cancels all of your listings.',
  'finding.chain': 'This is for a different network.',
  'finding.collection': 'This isn’t the expected type of collection.',
  'finding.contract': 'This goes to an unknown contract.',
  'finding.currency': 'The currency is different.',
  'finding.encoding':
    'The request is partly unreadable. It could hide something.',
  'finding.expiry': 'The end date is different.',
  'finding.fee': 'Someone receives a fee you didn’t agree to.',
  'finding.holder': 'You don’t own enough of this item.',
  'finding.item': 'The item is different.',
  'finding.maker': 'This is someone else’s listing.',
  'finding.message': 'You’d sign an unknown message.',
  'finding.method': 'This calls the marketplace in an unusual way.',
  'finding.missing': 'This doesn’t include what you asked for.',
  'finding.net': 'You’d receive less.',
  'finding.operator': 'An unknown contract would move your tokens.',
  'finding.order': 'The listing is different or no longer available.',
  'finding.origin': 'Your signature would go to an unknown website.',
  'finding.price': 'The price is different.',
  'finding.quantity': 'The quantity is different.',
  'finding.recipient': 'Someone else would receive the item.',
  'finding.spender': 'An unknown contract could take your tokens.',
  'finding.start': 'The start date is different.',
  'finding.total': 'The total is higher.',
  'finding.transfer': 'This takes something else out of your wallet.',
  'finding.typedData': 'You’d sign something unknown.',
  'finding.unanswered':
    'The network didn’t answer, so we couldn’t check everything.',
  'finding.unasked': 'This does something you didn’t ask for.',
  'finding.unproven':
    'We couldn’t prove that your listing is in this currency.',
  'finding.value': 'A different amount would be sent.',
  'finding.zone': 'An unknown contract decides who may buy.',
} satisfies Record<`finding.${GuardCode}`, string> & Record<string, unknown>

export type FindingLabels = LabelsOf<typeof findingLabels>

import type { GuardCode } from '../errors.js'
import { plural } from './plural.js'

/** What is amiss with what the marketplace asks for. */
export const findingLabels = {
  findingAgreed: 'Agreed',
  findingFound: 'Asked for',
  findingMore: (count: number) =>
    plural('en', count, { one: '# thing more', other: '# things more' }),
  findingUnlimited: 'without limit',
  'finding.allowance': 'It lets another amount be taken than this needs.',
  'finding.body': 'What is sent to the marketplace afterwards looks wrong.',
  'finding.book':
    'It may cancel in the wrong order book, so your listing would stay live.',
  'finding.call': 'It calls a function that we do not know.',
  'finding.cancelAll': 'It cancels all of your listings.',
  'finding.chain': 'It is for another network.',
  'finding.collection': 'It isn’t a collection of the expected kind.',
  'finding.contract': 'It goes to a contract that we do not know.',
  'finding.currency': 'It is paid in another currency.',
  'finding.encoding': 'It is written so that it can hide something.',
  'finding.expiry': 'It ends at another time.',
  'finding.fee': 'Someone receives a fee that you did not agree to.',
  'finding.holder': 'You don’t hold enough of this item.',
  'finding.item': 'It is about another item.',
  'finding.maker': 'It is a listing of someone else.',
  'finding.message': 'You would sign a text that we do not know.',
  'finding.method': 'It calls the marketplace in an unusual way.',
  'finding.missing': 'What you want is not part of it.',
  'finding.net': 'You would receive less.',
  'finding.operator': 'A contract that we do not know moves the tokens.',
  'finding.order': 'It is about another listing.',
  'finding.origin': 'Your signature would go to an address we do not know.',
  'finding.price': 'The price is another one.',
  'finding.quantity': 'The quantity is another one.',
  'finding.recipient': 'Someone else would receive it.',
  'finding.spender': 'A contract that we do not know could take your tokens.',
  'finding.start': 'It begins at another time.',
  'finding.total': 'It costs more.',
  'finding.transfer': 'It takes something else out of your wallet.',
  'finding.typedData': 'You would sign something that we do not know.',
  'finding.unanswered':
    'The network didn’t answer, so we couldn’t check everything.',
  'finding.unasked': 'It does something that you did not ask for.',
  'finding.value': 'Another amount would be sent along.',
  'finding.zone': 'A contract that we do not know decides who may buy.',
} satisfies Record<`finding.${GuardCode}`, string> & Record<string, unknown>

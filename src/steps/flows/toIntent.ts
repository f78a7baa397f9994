import { ConfigurationError } from '../../errors.js'
import { anObject, assertOption } from '../model/assertOption.js'
import type {
  BuyIntent,
  CancelIntent,
  Intent,
  ListIntent,
} from '../model/intent.js'
import { toBuyIntent } from './buy.js'
import { toCancelIntent } from './cancel.js'
import { toListIntent } from './list.js'

/**
 * Creates the intent of a purchase, a listing or a cancellation, from the
 * options of `buy`, `list` or `cancel` and the account.
 *
 * @throws ConfigurationError if the kind is unknown, an order or an amount is
 * malformed, an order to buy has no `tokenId`, or the orders can't be bought in one
 * call.
 *
 * @example
 * import { planSteps, toIntent } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const plan = await planSteps(config, { client, intent, steps })
 */
export function toIntent(parameters: toIntent.Buy): BuyIntent
export function toIntent(parameters: toIntent.List): ListIntent
export function toIntent(parameters: toIntent.Cancel): CancelIntent
export function toIntent(parameters: toIntent.Parameters): Intent
export function toIntent(parameters: toIntent.Parameters): Intent {
  assertOption('toIntent', 'parameters', parameters, anObject)
  switch (parameters.kind) {
    case 'buy':
      return toBuyIntent(parameters)
    case 'list':
      return toListIntent(parameters)
    case 'cancel':
      return toCancelIntent(parameters)
    default:
      throw new ConfigurationError(
        'The intent is not one to buy, list or cancel.',
      )
  }
}

export declare namespace toIntent {
  type Buy = toBuyIntent.Parameters & {
    /** A purchase. */
    kind: 'buy'
  }
  type List = toListIntent.Parameters & {
    /** A listing. */
    kind: 'list'
  }
  type Cancel = toCancelIntent.Parameters & {
    /** A cancellation. */
    kind: 'cancel'
  }
  type Parameters = Buy | List | Cancel
}

import { ConfigurationError } from '../../errors.js'
import type { Intent } from '../base/intent.js'
import { isObject } from '../base/plainData.js'
import { buyRules } from './buyRules.js'
import { cancelRules } from './cancelRules.js'
import type { Rules } from './guard.js'
import { listRules } from './listRules.js'

const rules = { buy: buyRules, list: listRules, cancel: cancelRules }

/**
 * The rules of an intent's kind.
 *
 * @throws ConfigurationError if it is no intent to buy, list or cancel.
 */
export function getRules(intent: Intent): Rules<any> {
  if (isObject(intent) && Object.hasOwn(rules, intent.kind))
    return rules[intent.kind]
  throw new ConfigurationError(
    'The intent is not one to buy, list or cancel.',
    {
      metaMessages: [
        'Create it with `toBuyIntent`, `toListIntent` or `toCancelIntent`.',
      ],
    },
  )
}

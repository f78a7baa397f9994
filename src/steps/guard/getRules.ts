import type { Intent } from '../base/intent.js'
import { buyRules } from './buyRules.js'
import { cancelRules } from './cancelRules.js'
import type { Rules } from './guard.js'
import { listRules } from './listRules.js'

/** The rules for any intent. */
export function getRules({ kind }: Intent): Rules<any> {
  return { buy: buyRules, list: listRules, cancel: cancelRules }[kind]
}

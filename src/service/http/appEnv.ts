import type { AccessKey } from './accessKeys.js'
import type { ServiceErrorName } from './serviceErrors.js'

/** What is known of a request while it is answered. */
export type AppEnv = {
  Variables: {
    /** Its key, when there is such a key. */
    key: AccessKey | undefined
    /** The `error` of the answer, when it is a failure. */
    error: ServiceErrorName | undefined
  }
}

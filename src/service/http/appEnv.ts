import type { AccessKey } from '../accessKeys.js'
import type { ServiceErrorName } from '../serviceErrors.js'

/** Facts about a request while it is answered. */
export type AppEnv = {
  Variables: {
    /** Its access key, if known. */
    key: AccessKey | undefined
    /** The `error` of the response, if it failed. */
    error: ServiceErrorName | undefined
  }
}

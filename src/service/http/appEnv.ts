import type { AccessKey } from './accessKeys.js'

/** What is known of a request while it is answered. */
export type AppEnv = {
  Variables: {
    /** Its key, when there is such a key. */
    key: AccessKey | undefined
  }
}

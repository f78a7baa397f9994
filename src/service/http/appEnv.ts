import type { AccessKey } from '../accessKeys.js'
import type { ServiceErrorName } from '../serviceErrors.js'
import type { ResponseHeaders } from './respond.js'

/** Facts about a request while it is answered. */
export type AppEnv = {
  Variables: {
    /** Headers that tell browsers which pages may read the response. */
    cors: ResponseHeaders | undefined
    /** Its access key, if known. */
    key: AccessKey | undefined
    /** The `error` of the response, if it failed. */
    error: ServiceErrorName | undefined
  }
}

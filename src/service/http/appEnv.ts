import type { AccessKey } from '../accessKeys.js'
import type { ServiceErrorName } from '../serviceErrors.js'

/** Headers of a response. A name in another case would be sent twice. */
export type ResponseHeaders = {
  [name in
    | 'Access-Control-Allow-Headers'
    | 'Access-Control-Allow-Methods'
    | 'Access-Control-Allow-Origin'
    | 'Access-Control-Expose-Headers'
    | 'Access-Control-Max-Age'
    | 'Allow'
    | 'Cache-Control'
    | 'Content-Encoding'
    | 'Content-Security-Policy'
    | 'Content-Type'
    | 'Cross-Origin-Opener-Policy'
    | 'Cross-Origin-Resource-Policy'
    | 'ETag'
    | 'Referrer-Policy'
    | 'Retry-After'
    | 'Surrogate-Key'
    | 'Vary'
    | 'X-Content-Type-Options'
    | 'X-Frame-Options']?: string
}

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

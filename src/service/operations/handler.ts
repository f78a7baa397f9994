import type * as v from 'valibot'
import type { Operation, Response } from '../../rpc/operations.js'
import type { requestSchemas } from '../../rpc/requests.js'
import type { AccessKey } from '../accessKeys.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import type { Json } from './json.js'

/** Context of a call of the builder group. */
export type Call = { context: ServiceContext; key: AccessKey }

/**
 * Context of a call on a network. It has no access key: answers are shared, so
 * they must not depend on the caller.
 */
export type NetworkCall = { context: ServiceContext; network: NetworkConfig }

/** A parsed request. */
export type Parsed<operation extends Operation> = v.InferOutput<
  (typeof requestSchemas)[operation['name']]
>

/** A response before it becomes JSON. Undefined fields are left out; optional ones may be null. */
export type Sent<value> = value extends readonly (infer item)[]
  ? Sent<item>[]
  : value extends object
    ? {
        [key in keyof value]:
          | Sent<value[key]>
          | (undefined extends value[key] ? null : never)
      }
    : value

type Sendable<value> = Sent<value> | Json<Sent<value>>

/** Carries out one operation. */
export type Handler<operation extends Operation> = (
  call: operation['group'] extends 'Builder' ? Call : NetworkCall,
  request: Parsed<operation>,
) => Promise<Sendable<Response<operation>>>

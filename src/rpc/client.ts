import type * as v from 'valibot'
import {
  assertInput,
  ConfigurationError,
  InvalidResponseError,
  MarketKitError,
  RequestError,
} from '../errors.js'
import { fromDeployment, toDeployment } from './aliases.js'
import { classify, readFailure, readRetryAfter } from './classify.js'
import type {
  DeliverSignature,
  MarketplaceClientConfig,
} from './clientConfig.js'
import { fingerprint } from './fingerprint.js'
import type { Group, Operation, Request, Response } from './operations.js'
import { delayBefore, sleep } from './retry.js'
import { parseJson, send } from './send.js'
import { issueText, parseReporting, pathOf } from './values.js'

/** What one call may carry. */
export type RequestOptions = {
  /** Chain addressed by a marketplace operation. */
  chainId?: number | undefined
  /** Ends the call. */
  signal?: AbortSignal | undefined
}

/** Asks one service on behalf of one project. */
export type MarketplaceClient = {
  /** Identifies service and project in query keys. */
  readonly scope: string
  /** The marketplace's contracts by chain id and role. */
  readonly contracts: NonNullable<MarketplaceClientConfig['contracts']>
  /** Fees that listings carry, by marketplace. */
  readonly fees: NonNullable<MarketplaceClientConfig['fees']>
  /** How a signature reaches the service. */
  readonly deliverSignature: DeliverSignature
  /** The address that an endpoint of a step, absolute or relative, means. */
  resolve(endpoint: string): URL
  /** The address of an operation. */
  urlOf(
    operation: { group: Group; name: string },
    chainId: number | undefined,
  ): string
  /** Whether calls may go to this address. */
  isTrusted(url: URL): boolean
  /** Carries out an operation. */
  request<const operation extends Operation>(
    operation: operation,
    body: Request<operation>,
    options?: RequestOptions,
  ): Promise<Response<operation>>
  /** Makes one JSON call to a trusted address; answers the parsed body. */
  call(parameters: {
    body: unknown
    method?: string | undefined
    operation: string
    signal?: AbortSignal | undefined
    url: string
  }): Promise<unknown>
}

/**
 * Creates a client for one service and one project.
 *
 * @throws ConfigurationError when the access key or an address is missing.
 *
 * @example
 * import { createMarketplaceClient, getFloorOrder } from 'marketkit/core'
 *
 * const client = createMarketplaceClient({
 *   accessKey: 'public-key-of-your-project',
 *   marketplaceUrl: 'https://marketplace.example',
 *   networks: { 137: 'polygon' },
 * })
 * const { collectible } = await client.request(
 *   getFloorOrder,
 *   { contractAddress: '0x…' },
 *   { chainId: 137 },
 * )
 */
export function createMarketplaceClient(
  config: MarketplaceClientConfig,
): MarketplaceClient {
  const {
    accessKey,
    aliases,
    contracts = {},
    deliverSignature = 'body',
    fees = {},
    networks = {},
    retryCount = 2,
    retryDelay = 250,
    trustedOrigins = [],
  } = config ?? {}
  assertInput(
    typeof accessKey === 'string' && accessKey,
    'accessKey',
    aboutKeys,
  )
  const objects = { contracts, fees, networks }
  for (const [name, value] of Object.entries(objects))
    assertInput(Object(value) === value, name)
  assertInput(
    typeof deliverSignature === 'function' ||
      /^(body|query|execute)$/.test(`${deliverSignature}`),
    'deliverSignature',
  )
  const bases: Record<Group, string> = {
    Marketplace: baseOf('marketplaceUrl', config.marketplaceUrl),
    Metadata: baseOf(
      'metadataUrl',
      config.metadataUrl ?? config.marketplaceUrl,
    ),
    Builder: baseOf('builderUrl', config.builderUrl ?? config.marketplaceUrl),
  }
  const origins = new Set(
    [...Object.values(bases), trustedOrigins]
      .flat()
      .map((address) => new URL(baseOf('trustedOrigins', address)).origin),
  )

  const isTrusted = (url: URL) => origins.has(url.origin)
  let explained = false
  /** Tries after the second since the service last answered. */
  let retries = 0

  async function call({
    body,
    method = 'POST',
    operation,
    signal,
    url,
  }: Parameters<MarketplaceClient['call']>[0]): Promise<unknown> {
    if (!isTrusted(new URL(url)))
      throw new ConfigurationError(
        `${operation} would call ${new URL(url).origin}, which is not trusted.`,
        {
          metaMessages: ['Keys and signatures stay with `trustedOrigins`.'],
        },
      )
    const { response, text } = await send(
      config.fetch ?? globalThis.fetch,
      url,
      {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Access-Key': accessKey,
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        redirect: 'error',
      },
      { operation, signal, timeout: config.timeout ?? 15_000 },
    )
    const json = parseJson(text)
    if (!response.ok) {
      const failure = readFailure(json)
      const error = new RequestError({
        ...failure,
        operation,
        url,
        status: response.status,
        reason: classify(failure, response.status),
        retryAfter: readRetryAfter(response.headers.get('Retry-After')),
      })
      // It ends in the state of many hooks; one line tells the developer.
      if (error.reason === 'unauthorized' && !explained) {
        explained = true
        console.error(`${error.message}\n\n${aboutKeys}`)
      }
      throw error
    }
    if (json === undefined)
      throw new InvalidResponseError({
        operation,
        details: `Expected JSON but got ${JSON.stringify(text.slice(0, 80))}`,
      })
    return json
  }

  function urlOf(
    { group, name }: { group: Group; name: string },
    chainId: number | undefined,
  ): string {
    if (group !== 'Marketplace') return `${bases[group]}/rpc/${group}/${name}`
    const network = chainId === undefined ? undefined : networks[chainId]
    if (!network)
      throw new ConfigurationError(
        `${group}/${name} needs the network of chain ${chainId}.`,
        {
          metaMessages: [
            `Configured: ${Object.keys(networks).join(', ') || 'none'}.`,
            'Add it to `networks` of the client.',
          ],
        },
      )
    return `${bases[group]}/${encodeURIComponent(network)}/rpc/${group}/${name}`
  }

  async function request<const operation extends Operation>(
    operation: operation,
    body: Request<operation>,
    { chainId, signal }: RequestOptions,
  ): Promise<Response<operation>> {
    const name = `${operation.group}/${operation.name}`
    const url = urlOf(operation, chainId)
    const sent = aliases ? toDeployment(body, aliases) : body
    const attempts = operation.kind === 'read' ? retryCount : 0
    for (let attempt = 0; ; attempt++) {
      try {
        const json = await call({ body: sent, operation: name, signal, url })
        retries = 0
        return parse(operation.response, json, name, config)
      } catch (error) {
        const wait = delayBefore(error, attempt, retryDelay)
        if (wait === undefined) retries = 0
        if (attempt >= attempts || wait === undefined) throw error
        // While the service is down, every request retries once, and few retry more.
        if (attempt && retries++ > 2 && !(error as RequestError).retryAfter)
          throw error
        await sleep(wait, signal)
      }
    }
  }

  return {
    scope:
      config.scope ??
      `${bases.Marketplace}#${fingerprint(accessKey + Object.values(bases))}`,
    contracts,
    fees,
    deliverSignature,
    isTrusted,
    urlOf,
    call,
    resolve: (endpoint) =>
      new URL(
        /^[a-z][a-z\d+.-]*:/i.test(endpoint)
          ? endpoint
          : `${bases.Marketplace}/${endpoint.replace(/^\/+/, '')}`,
      ),
    request: (operation, body, options) =>
      request(operation, body, options ?? {}).catch((cause) => {
        if (cause instanceof MarketKitError || options?.signal?.aborted)
          throw cause
        throw new ConfigurationError('`request` is not valid.', { cause })
      }),
  }
}

function parse<schema extends v.GenericSchema<any, any>>(
  schema: schema,
  json: unknown,
  operation: string,
  { aliases, onInvalidItem }: MarketplaceClientConfig,
): v.InferOutput<schema> {
  try {
    const parsed = parseReporting(
      schema,
      aliases ? fromDeployment(json, aliases) : json,
      (invalid) => onInvalidItem?.({ ...invalid, operation }),
    )
    if (parsed.success) return parsed.output
    const issue = parsed.issues[0]
    throw new InvalidResponseError({
      operation,
      path: pathOf(issue),
      details: issueText(issue),
    })
  } catch (cause) {
    if (cause instanceof MarketKitError) throw cause
    throw new InvalidResponseError({ cause, operation })
  }
}

function baseOf(name: string, address: string): string {
  assertInput(URL.canParse(address), name, 'Begin it with "https://".')
  return String(address).replace(/\/+$/, '')
}

const aboutKeys =
  'Pass the public key of your project on this service as `accessKey`.'

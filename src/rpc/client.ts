import type * as v from 'valibot'
import {
  assertInput,
  ConfigurationError,
  InvalidResponseError,
  MarketKitError,
  RequestError,
} from '../errors.js'
import { fromDeployment, toDeployment } from './aliases.js'
import { type Expected, parseAnswer } from './answers.js'
import { classify, readFailure, readRetryAfter } from './classify.js'
import type {
  DeliverSignature,
  MarketplaceClientConfig,
} from './clientConfig.js'
import { fingerprint } from './fingerprint.js'
import { parseUrl } from './isLoopback.js'
import type { Group, Operation, Request, Response } from './operations.js'
import { getRetryDelay, sleep } from './retry.js'
import { parseJson, send } from './send.js'
import { formatIssue, getPath } from './values.js'

/** Options of one request. */
export type RequestOptions = {
  /** Chain of a marketplace operation. */
  chainId?: number | undefined
  /** Aborts the request. */
  signal?: AbortSignal | undefined
}

/** Sends requests to one service for one project. */
export type MarketplaceClient = {
  /** Identifies service and project in query keys. */
  readonly scope: string
  /** The marketplace's contracts by chain id and role. */
  readonly contracts: NonNullable<MarketplaceClientConfig['contracts']>
  /** Fees of listings, by marketplace name. */
  readonly fees: NonNullable<MarketplaceClientConfig['fees']>
  /** How signatures are sent to the service. */
  readonly deliverSignature: DeliverSignature
  /** Returns the URL of a step's endpoint, which may be relative. */
  resolve(endpoint: string): URL
  /** Returns the URL of an operation. @throws ConfigurationError if `networks` lacks the chain. */
  getUrl(
    operation: { group: Group; name: string },
    chainId: number | undefined,
  ): string
  /** Whether calls to this URL are allowed. */
  isTrusted(url: URL): boolean
  /** Sends a request and returns the parsed response. Retries failed reads. */
  request<const operation extends Operation>(
    operation: operation,
    body: Request<operation>,
    options?: RequestOptions,
  ): Promise<Response<operation>>
  /** Makes one JSON call to a trusted URL and returns the parsed body. */
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
 * @throws ConfigurationError if the access key or a URL is missing or invalid.
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
    accessKeyHint,
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
    Marketplace: parseBaseUrl('marketplaceUrl', config.marketplaceUrl),
    Metadata: parseBaseUrl(
      'metadataUrl',
      config.metadataUrl ?? config.marketplaceUrl,
    ),
    Builder: parseBaseUrl(
      'builderUrl',
      config.builderUrl ?? config.marketplaceUrl,
    ),
  }
  const origins = new Set(
    [...Object.values(bases), trustedOrigins]
      .flat()
      .map(
        (address) => new URL(parseBaseUrl('trustedOrigins', address)).origin,
      ),
  )

  const isTrusted = (url: URL) => origins.has(url.origin)
  let hasExplained = false
  /** Retries since the last response, without the first retry of each call. */
  let lateRetries = 0

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
      // Many hooks may hold this error; log it once.
      if (error.reason === 'unauthorized' && !hasExplained) {
        hasExplained = true
        console.error(`${error.message}\n\n${accessKeyHint}`)
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

  function getUrl(
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
    const url = getUrl(operation, chainId)
    const sent = aliases ? toDeployment(body, aliases) : body
    const expected = operation.expects?.(body as never, chainId)
    const attempts = operation.kind === 'read' ? retryCount : 0
    for (let attempt = 0; ; attempt++) {
      try {
        const json = await call({ body: sent, operation: name, signal, url })
        lateRetries = 0
        return parse(operation.response, json, name, { ...config, expected })
      } catch (error) {
        const wait = getRetryDelay(error, attempt, retryDelay)
        if (wait === undefined) lateRetries = 0
        if (attempt >= attempts || wait === undefined) throw error
        // While the service is down, only a few requests retry more than once.
        if (attempt && lateRetries++ > 2 && !(error as RequestError).retryAfter)
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
    getUrl,
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
  {
    aliases,
    expected,
    onInvalidItem,
  }: MarketplaceClientConfig & { expected: readonly Expected[] | undefined },
): v.InferOutput<schema> {
  try {
    const parsed = parseAnswer(
      schema,
      aliases ? fromDeployment(json, aliases) : json,
      expected,
      (invalid) => onInvalidItem?.({ ...invalid, operation }),
    )
    if (parsed.success) return parsed.output
    const issue = parsed.issues[0]
    throw new InvalidResponseError({
      operation,
      path: getPath(issue),
      details: formatIssue(issue),
    })
  } catch (cause) {
    if (cause instanceof MarketKitError) throw cause
    throw new InvalidResponseError({ cause, operation })
  }
}

function parseBaseUrl(name: string, address: string): string {
  assertInput(parseUrl(address), name, 'Begin it with "https://".')
  return String(address).replace(/\/+$/, '')
}

const accessKeyHint =
  'Pass the public key of your project on this service as `accessKey`.'

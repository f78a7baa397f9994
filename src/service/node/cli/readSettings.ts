import * as v from 'valibot'
import { ConfigurationError } from '../../../errors.js'
import { formatIssue, getPath } from '../../../rpc/values.js'
import type { ServeArguments } from './cliArguments.js'
import type { LoadedConfig } from './loadConfig.js'
import { type CheckedConfig, serveSchema } from './serveSchema.js'

type Fields = Record<string, unknown>

/** A setting that overrides the file, and its origin. */
type Override = { field: string; from: string; value: unknown }

/** Environment variables. */
export type Environment = Record<string, string | undefined>

/**
 * Combines the settings: flags override the environment, which overrides the
 * file.
 *
 * @throws ConfigurationError that names each invalid setting and its origin.
 */
export function readSettings(parameters: {
  args: ServeArguments
  env: Environment
  loaded: LoadedConfig
}): CheckedConfig {
  const { args, env, loaded } = parameters
  const networks = getNetworks(loaded.content)
  const overrides = [
    ...fromFlags(args, networks),
    ...fromEnvironment(env, networks),
  ].filter(({ value }) => value !== undefined)
  const parsed = v.safeParse(serveSchema, combine(loaded.content, overrides))
  if (!parsed.success)
    throw new ConfigurationError(`${loaded.path} is not valid.`, {
      details: parsed.issues
        .map(
          (issue) => `${formatIssue(issue)}${describeSource(issue, overrides)}`,
        )
        .join('\n'),
    })
  for (const { chainId, name, rpcUrls } of parsed.output.networks)
    if (rpcUrls.length === 0)
      throw new ConfigurationError(`The network ${name} has no \`rpcUrls\`.`, {
        metaMessages: [
          'The service reads its chain from a JSON-RPC server.',
          `Set its URL in ${loaded.path} or in MARKETKIT_RPC_URLS_${chainId}.`,
        ],
      })
  return parsed.output
}

function fromFlags(args: ServeArguments, networks: Fields[]): Override[] {
  if (args.rpcUrls && networks.length !== 1)
    throw new ConfigurationError('--rpc-url works with one network only.', {
      metaMessages: ['Set `rpcUrls` of each network in the file.'],
    })
  return [
    { field: 'database', from: '--database', value: args.database },
    { field: 'host', from: '--host', value: args.host },
    { field: 'log', from: '--log', value: args.log },
    { field: 'logLevel', from: '--log-level', value: args.logLevel },
    { field: 'networks.0.rpcUrls', from: '--rpc-url', value: args.rpcUrls },
    { field: 'port', from: '--port', value: args.port },
  ]
}

function fromEnvironment(env: Environment, networks: Fields[]): Override[] {
  const read = (
    field: string,
    from: string,
    convert: (text: string) => unknown = (text) => text,
  ) => ({ field, from, value: env[from] ? convert(env[from]) : undefined })
  return [
    read('database', 'DATABASE_URL'),
    read('answerCacheMegabytes', 'MARKETKIT_ANSWER_CACHE_MEGABYTES', toNumber),
    read('databaseConnections', 'MARKETKIT_DATABASE_CONNECTIONS', toNumber),
    read('host', 'MARKETKIT_HOST'),
    read('ipfsGateways', 'MARKETKIT_IPFS_GATEWAYS', toList),
    read('log', 'MARKETKIT_LOG'),
    read('logLevel', 'MARKETKIT_LOG_LEVEL'),
    read('port', 'MARKETKIT_PORT', toNumber),
    read('port', 'PORT', toNumber),
    read('publicUrl', 'MARKETKIT_PUBLIC_URL'),
    read('requestsPerMinute', 'MARKETKIT_REQUESTS_PER_MINUTE', toNumber),
    ...networks.map(({ chainId }, index) =>
      read(
        `networks.${index}.rpcUrls`,
        `MARKETKIT_RPC_URLS_${chainId}`,
        toList,
      ),
    ),
  ]
}

/**
 * Returns text that is not a number unchanged; the schema rejects it by name.
 */
function toNumber(text: string): unknown {
  return /^\d+$/.test(text) ? Number(text) : text
}

function toList(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}

/** The first override of a field wins. */
function combine(content: unknown, overrides: Override[]): unknown {
  if (!isFields(content)) return content
  const values = new Map(
    overrides.toReversed().map(({ field, value }) => [field, value]),
  )
  const combined: Fields = { ...content }
  if (Array.isArray(content.networks))
    combined.networks = content.networks.map((network, index) => {
      const field = `networks.${index}.rpcUrls`
      const rpcUrls = values.get(field)
      values.delete(field)
      return rpcUrls && isFields(network) ? { ...network, rpcUrls } : network
    })
  return { ...combined, ...Object.fromEntries(values) }
}

function describeSource(
  issue: v.BaseIssue<unknown>,
  overrides: Override[],
): string {
  const path = `${getPath(issue)}.`
  const from = overrides.find(({ field }) => path.startsWith(`${field}.`))?.from
  return from ? ` (from ${from})` : ''
}

function getNetworks(content: unknown): Fields[] {
  return isFields(content) && Array.isArray(content.networks)
    ? content.networks.filter(isFields)
    : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

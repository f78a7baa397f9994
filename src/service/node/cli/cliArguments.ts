import { parseArgs } from 'node:util'
import { ConfigurationError } from '../../../errors.js'

/** Output of `marketkit --help`. */
export const helpText = `Usage: marketkit <command> [options]

Commands
  dev     Start a local world: a chain, a database, the service, collections
          with pictures, and orders on them. Nothing is kept when it stops.
  serve   Serve your own collections from your own chains and database.
  init <template> [folder]
          Copy an example app into a new folder. Templates: vite, next,
          react-router, rainbowkit

Options of dev
  --port <number>      Port of the service; 0 for a free one (default: 8787)
  --rpc-port <number>  Port of the chain; 0 for a free one (default: 8545)
  --host <address>     Address to listen on (default: 127.0.0.1)
  --database <url>     postgres://… of an empty database (default: in memory)
  --emblems <number>   Pictures in the first collection, 4 to 500 (default: 500)
  --no-cache           Build the world again, without the cache
  --json               Print one line of JSON when ready, and nothing else
  --out <file>         Write the JSON to a file when ready, atomically

Options of serve (they override the environment and the file)
  --config <file>      Networks, projects and collections
                       (default: marketkit.config.ts, .mts, .js, .mjs, .json)
  --database <where>   postgres://… or a folder for the embedded database
                       (default: marketkit-data)
  --rpc-url <address>  JSON-RPC server of the chain, if there is one network;
                       may be repeated
  --port <number>      Port of the service (default: 8787)
  --host <address>     Address to listen on (default: 127.0.0.1)
  --log <kind>         pretty or json (default: pretty in a terminal)
  --log-level <level>  info or error (default: info)

  --help               Print this
  --version            Print the version
`

/** A parsed command line. */
export type CliArguments =
  | { command: 'help' | 'version' }
  | {
      command: 'dev'
      cache: boolean
      database: string | undefined
      emblems: number | undefined
      host: string | undefined
      json: boolean
      out: string | undefined
      port: number
      rpcPort: number
    }
  | InitArguments
  | ServeArguments

const templates = ['vite', 'next', 'react-router', 'rainbowkit'] as const

/** An app of the folder `examples`. */
export type Template = (typeof templates)[number]

/** Arguments of `init`. */
export type InitArguments = {
  command: 'init'
  folder: string | undefined
  template: Template
}

/** Options of `serve`. */
export type ServeArguments = {
  command: 'serve'
  config: string | undefined
  database: string | undefined
  host: string | undefined
  log: string | undefined
  logLevel: string | undefined
  port: number | undefined
  rpcUrls: string[] | undefined
}

/**
 * Fixed, so that a wallet and a configuration file still fit after a restart.
 */
const defaultPorts = { service: 8787, chain: 8545 }

const common = {
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string' },
  port: { type: 'string' },
} as const

/**
 * Parses a command line.
 *
 * @throws ConfigurationError if it is invalid.
 */
export function readArguments([command, ...args]: string[]): CliArguments {
  if (command === undefined || ['help', '--help', '-h'].includes(command))
    return { command: 'help' }
  if (command === '--version') return { command: 'version' }
  if (command === 'dev') return readDev(args)
  if (command === 'serve') return readServe(args)
  if (command === 'init') return readInit(args)
  throw refusal(`Unknown command \`${command}\`.`)
}

function readDev(args: string[]): CliArguments {
  const { values } = strictly(() =>
    parseArgs({
      args,
      options: {
        ...common,
        'no-cache': { type: 'boolean' },
        'rpc-port': { type: 'string' },
        database: { type: 'string' },
        emblems: { type: 'string' },
        json: { type: 'boolean' },
        out: { type: 'string' },
      },
    }),
  )
  if (values.help) return { command: 'help' }
  return {
    command: 'dev',
    cache: !values['no-cache'],
    database: values.database,
    emblems: readNumber('emblems', values.emblems, 4, 500),
    host: values.host,
    json: values.json ?? false,
    out: values.out,
    port: readPort('port', values.port) ?? defaultPorts.service,
    rpcPort: readPort('rpc-port', values['rpc-port']) ?? defaultPorts.chain,
  }
}

function readServe(args: string[]): CliArguments {
  const { values } = strictly(() =>
    parseArgs({
      args,
      options: {
        ...common,
        'log-level': { type: 'string' },
        'rpc-url': { type: 'string', multiple: true },
        config: { type: 'string' },
        database: { type: 'string' },
        log: { type: 'string' },
      },
    }),
  )
  if (values.help) return { command: 'help' }
  return {
    command: 'serve',
    config: values.config,
    database: values.database,
    host: values.host,
    log: readChoice('log', values.log, ['pretty', 'json']),
    logLevel: readChoice('log-level', values['log-level'], ['info', 'error']),
    port: readPort('port', values.port),
    rpcUrls: values['rpc-url'],
  }
}

function readInit(args: string[]): CliArguments {
  const { positionals, values } = strictly(() =>
    parseArgs({
      allowPositionals: true,
      args,
      options: { help: common.help },
    }),
  )
  if (values.help) return { command: 'help' }
  const [name, folder, ...others] = positionals
  const template = templates.find((it) => it === name)
  if (!template)
    throw refusal(
      `init needs a template: ${templates.join(', ')}${name ? `, not "${name}"` : ''}.`,
    )
  if (others.length > 0) throw refusal('init takes one folder.')
  return { command: 'init', folder, template }
}

function strictly<parsed>(parse: () => parsed): parsed {
  try {
    return parse()
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error))
  }
}

function readPort(name: string, text: string | undefined) {
  return readNumber(name, text, 0, 65_535)
}

function readNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw refusal(
    `--${name} takes a whole number from ${least} to ${most}, not "${text}".`,
  )
}

function readChoice(name: string, text: string | undefined, choices: string[]) {
  if (text === undefined || choices.includes(text)) return text
  throw refusal(`--${name} takes ${choices.join(' or ')}, not "${text}".`)
}

function refusal(problem: string): ConfigurationError {
  return new ConfigurationError(problem, {
    metaMessages: ['`marketkit --help` lists commands and options.'],
  })
}

/** Optional peers that both `dev` and `serve` need. */
export const servicePeers = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@valibot/to-json-schema',
  'drizzle-orm',
  'hono',
]

/** Optional peers of the local world. */
export const localPeers = ['@foundry-rs/anvil', '@opensea/seaport-js']

/** The suites that load the peer packages. */
export const allSuites = [
  'components',
  'createDevelopmentWallet',
  'hooks',
  'query',
  'steps',
  'wallet',
]

/** Of these, the files that call wagmi, viem and React Query most. */
export const gateSuites = [
  'components/trade/TradeAction',
  'createDevelopmentWallet',
  'hooks/context/MarketKitProvider',
  'hooks/reads/reads.server',
  'hooks/reads/reads.test',
  'hooks/trades',
  'query/holdingsQueryOptions',
  'steps/batch/batch',
  'steps/flows/executeSteps',
  'wallet',
]

/**
 * For versions of Node: the client, the service with its database and server,
 * and the engine, without a browser.
 */
export const nodeSuites = [
  'order',
  'rpc',
  'service/http/http',
  'service/http/keyring',
  'service/node/cli/cli',
  'service/node/cli/serveCommand',
  'service/node/pglite',
  'service/node/world',
  'service/operations/collectibles/listCollectibles',
  'service/operations/orders/getOrders',
  'service/operations/quotes/quotes',
  'steps/batch/batch',
  'steps/execute/executePost',
  'steps/flows/executeSteps',
  'steps/flows/flows.test',
  'steps/flows/resumeFlows',
  'steps/journal',
  'steps/review/planSteps',
  'steps/simulate/simulate.test',
  'steps/wait/waitForTransaction.test',
]

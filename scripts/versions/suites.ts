/** The suites that load the peer packages. */
export const allSuites = ['components', 'hooks', 'query', 'steps', 'wallet']

/** Of these, the files that call wagmi, viem and React Query most. */
export const gateSuites = [
  'components/walletStates',
  'hooks/flows',
  'hooks/provider',
  'hooks/reads',
  'hooks/server',
  'query/holdings',
  'steps/batch',
  'steps/executeSteps',
  'wallet',
]

/**
 * For versions of Node: the client, the service with its database and server,
 * and the engine, without a browser.
 */
export const nodeSuites = [
  'order',
  'rpc',
  'service/cli',
  'service/databasePglite',
  'service/generate.test',
  'service/getOrders',
  'service/http',
  'service/listCollectibles',
  'service/serve.test',
  'service/world',
  'steps/batch',
  'steps/executePost',
  'steps/executeSteps',
  'steps/flows',
  'steps/journal',
  'steps/planSteps',
  'steps/resumeFlows',
  'steps/simulateSteps',
  'steps/wait',
]

/** The suites that load the peer packages. */
export const allSuites = ['components', 'hooks', 'query', 'steps', 'wallet']

/**
 * Of these, the files that use a wallet most, and those that count requests; also the
 * client and the server, because the lowest versions run with the lowest Node.
 */
export const gateSuites = [
  'components/closedDialog',
  'components/dialogs',
  'components/flowDialogs',
  'components/walletStates',
  'hooks/allReads',
  'hooks/flows',
  'hooks/provider',
  'hooks/reads',
  'hooks/requests',
  'hooks/server',
  'query/holdings',
  'rpc',
  'service/http',
  'steps/batch',
  'steps/executePost',
  'steps/executeSteps',
  'steps/planSteps',
  'steps/resumeFlows',
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

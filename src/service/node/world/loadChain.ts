import { ConfigurationError } from '../../../errors.js'

/**
 * Loads the chain in memory, whose packages are optional.
 *
 * @throws ConfigurationError if one is missing.
 */
export async function loadChain() {
  try {
    const [{ answerRpc }, { createChain }] = await Promise.all([
      import('../../world/chain/answerRpc.js'),
      import('../../world/chain/createChain.js'),
    ])
    return { answerRpc, createChain }
  } catch (cause) {
    throw new ConfigurationError('The in-memory chain could not be started.', {
      cause,
      metaMessages: [
        'It needs optional peers: block, common, evm, tx, util and vm of `@ethereumjs`.',
        'Install them: npm install --save-dev @ethereumjs/{block,common,evm,tx,util,vm}',
      ],
    })
  }
}

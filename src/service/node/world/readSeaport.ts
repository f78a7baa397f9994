import { createRequire } from 'node:module'
import { ConfigurationError } from '../../../errors.js'
import type { SeaportArtifacts } from '../../world/deployContracts.js'

/**
 * Reads Seaport's artifacts from the package seaport-js.
 *
 * @throws ConfigurationError if the package is missing.
 */
export function readSeaport(): SeaportArtifacts {
  const folder = '@opensea/seaport-js/src/artifacts/seaport/contracts'
  const require = createRequire(import.meta.url)
  try {
    return {
      controller: require(
        `${folder}/conduit/ConduitController.sol/LocalConduitController.json`,
      ),
      seaport: require(`${folder}/Seaport.sol/Seaport.json`),
    }
  } catch (cause) {
    throw new ConfigurationError('Seaport could not be deployed.', {
      cause,
      metaMessages: [
        'Its code comes from the optional peer `@opensea/seaport-js`.',
        'Install it: npm install --save-dev @opensea/seaport-js',
      ],
    })
  }
}

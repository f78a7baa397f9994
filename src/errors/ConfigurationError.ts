import { MarketKitError } from './MarketKitError.js'

/**
 * Thrown when MarketKit is configured or called wrongly: for example, without an
 * access key, for a chain without a network name, or outside its provider.
 */
export class ConfigurationError extends MarketKitError {
  override readonly name = 'ConfigurationError'
}

/** @throws ConfigurationError that names the input, unless it is valid. */
export function assertInput(
  isValid: unknown,
  name: string,
  expected?: string,
): asserts isValid {
  if (!isValid)
    throw new ConfigurationError(`\`${name}\` is not valid.`, {
      metaMessages: [expected],
    })
}

/** @throws ConfigurationError in place of an error that bad input causes. */
export function checked<result>(act: () => result): result {
  try {
    return act()
  } catch (cause) {
    throw new ConfigurationError('The parameters are not valid.', { cause })
  }
}

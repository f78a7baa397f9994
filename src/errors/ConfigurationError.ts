import { MarketKitError } from './MarketKitError.js'

/**
 * Thrown when MarketKit is configured or called in a way that cannot work:
 * a missing access key, a chain without a network name, a provider that is
 * not there.
 */
export class ConfigurationError extends MarketKitError {
  override name = 'ConfigurationError'
}

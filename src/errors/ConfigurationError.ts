import { MarketKitError } from './MarketKitError.js'

/**
 * Thrown when MarketKit is configured or called wrongly: for example, without an
 * access key, for a chain without a network name, or outside its provider.
 */
export class ConfigurationError extends MarketKitError {
  override name = 'ConfigurationError'
}

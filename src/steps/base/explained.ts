import { MarketKitError } from '../../errors.js'
import { assertOptions, type Operation, toMarketKitError } from './options.js'

/**
 * Calls `act`, which prompts nothing. If it throws an error that is none of
 * MarketKit's, checks the options to say which one is wrong.
 *
 * @throws ConfigurationError if an option is wrong.
 */
export async function explained<result>(
  operation: Operation,
  config: unknown,
  options: unknown,
  act: () => Promise<result>,
): Promise<result> {
  try {
    return await act()
  } catch (cause) {
    const { signal } = (options ?? {}) as { signal?: AbortSignal }
    if (cause instanceof MarketKitError || signal?.aborted) throw cause
    assertOptions(operation, config, options)
    throw toMarketKitError(operation, cause)
  }
}

/** Every wait of a test ends after five minutes: a limit against hangs, not a measurement. */
export const hangLimit = 300_000

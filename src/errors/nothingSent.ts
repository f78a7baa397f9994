/** Said where an error comes before any prompt. */
export const nothingSent = 'Nothing was sent to the wallet.'

export const nothingSent = 'Nothing was sent to the wallet.'

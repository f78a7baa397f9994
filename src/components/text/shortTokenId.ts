/** Token ids can have 78 digits: keeps both ends. */
export function shortTokenId(tokenId: string): string {
  return tokenId.length > 12
    ? `${tokenId.slice(0, 5)}…${tokenId.slice(-4)}`
    : tokenId
}

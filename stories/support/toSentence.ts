/** Returns the name of a story in sentence case: “Not For Sale” as “Not for sale”. */
export function toSentence(name: string): string {
  return name.replace(/(?<= )[A-Z](?![A-Z0-9])/g, (letter) =>
    letter.toLowerCase(),
  )
}

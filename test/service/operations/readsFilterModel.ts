import type { Filter, ModelCollectible } from './readsModel.js'

/** Returns the collectibles that match a filter, without regard to orders. */
export function matching(
  collectibles: readonly ModelCollectible[],
  { inAccounts, notInAccounts, properties = [], searchText = '' }: Filter,
): ModelCollectible[] {
  const words = searchText.toLowerCase().split(' ').filter(Boolean)
  const tests = words.map((word) => mentions(word, collectibles.map(getText)))
  return collectibles.filter(
    (collectible) =>
      (!inAccounts?.length || isHeldBy(collectible, inAccounts)) &&
      (!notInAccounts?.length || !isHeldBy(collectible, notInAccounts)) &&
      tests.every((test) => test(getText(collectible))) &&
      properties.every((property) => hasTrait(collectible, property)),
  )
}

function isHeldBy({ owners }: ModelCollectible, accounts: readonly string[]) {
  return owners.some((owner) => accounts.includes(owner))
}

function hasTrait(
  { traits }: ModelCollectible,
  property: NonNullable<Filter['properties']>[number],
): boolean {
  const { max = Infinity, min = -Infinity, name, type, values } = property
  const trait = traits[name]
  if (trait === undefined) return false
  if (type === 'INT')
    if (typeof trait !== 'number' || trait < min || trait > max) return false
  const spelled = [trait].flat().map(String)
  return (
    !values?.length || values.some((value) => spelled.includes(String(value)))
  )
}

function getText({ description, name, traits }: ModelCollectible): string {
  const told = Object.entries(traits).flat()
  return [name, description, ...told.flat()].join(' ').toLowerCase()
}

/** A word that no text contains counts as a typo. */
function mentions(word: string, texts: readonly string[]) {
  const isKnown = texts.some((text) => text.includes(word))
  return (text: string) =>
    isKnown ? text.includes(word) : word.length >= 4 && isNear(word, text)
}

/** Whether a part of the text is one typo away from the word. */
function isNear(word: string, text: string): boolean {
  const letters = [...word]
  const starts = [...text].map((_, start) => text.slice(start))
  return letters.some((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const isWrong = (part: string) =>
      part.startsWith(before) &&
      part.length > at &&
      part.slice(at + 1).startsWith(after)
    const isMissing = (part: string) =>
      part.startsWith(before) &&
      part.length > at &&
      part.slice(at + 1).startsWith(letter + after)
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return (
      starts.some((part) => isWrong(part) || isMissing(part)) ||
      text.includes(swapped) ||
      (word.length > 4 && text.includes(before + after))
    )
  })
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { readComputed, readTokenNames } from './readTokens.js'

export type Token = {
  /** The whole name, as in `--mk-space-2`. */
  name: string
  /** The name without `--mk-` and its kind, as in `2`. */
  short: string
  /** What it computes to. */
  value: string
}

export type Tokens = {
  /** The tokens of a kind, as computed for a property. */
  ofKind(kind: string, property: string): Token[]
}

/** Reads the tokens inside an element, again whenever the theme changes. */
export function useTokens(
  theme: string,
): [ref: RefObject<HTMLDivElement | null>, tokens: Tokens | undefined] {
  const ref = useRef<HTMLDivElement>(null)
  const [tokens, setTokens] = useState<Tokens>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is read from the page.
  useEffect(() => {
    const names = readTokenNames()
    setTokens({
      ofKind: (kind, property) =>
        names
          .filter((name) => new RegExp(`^--mk-${kind}(-|$)`).test(name))
          .map((name) => ({
            name,
            short: name.slice(`--mk-${kind}-`.length),
            value: ref.current
              ? readComputed(ref.current, property, `var(${name})`)
              : '',
          })),
    })
  }, [theme])
  return [ref, tokens]
}

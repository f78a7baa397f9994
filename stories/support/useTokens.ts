import { type RefObject, useEffect, useRef, useState } from 'react'
import { readComputed, readTokenNames } from './readTokens.js'

export type Token = {
  /** The whole name, as in `--mk-space-2`. */
  name: string
  /** The name without `--mk-` and its kind, as in `2`. */
  short: string
  /** The computed value. */
  value: string
}

export type Tokens = {
  /** Returns the tokens of a kind with their computed values. */
  ofKind(kind: string, property: string): Token[]
}

/** Reads the tokens inside an element, and again when the theme changes. */
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

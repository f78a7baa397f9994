'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

/** Stays the same object until the provider's own texts change. */
export function useLabels<parts extends readonly [Part, ...Part[]]>(
  ...parts: parts
): MergedLabels<parts>
export function useLabels(...parts: readonly Part[]): Part {
  const { labels } = useMarketKit()
  const node = parts.reduce(getNext, getNext(root, labels))
  node.merged ??= mergeLabels(parts, labels)
  return node.merged
}

type Part = Readonly<Record<string, Label>>
type Label = string | ((...values: never[]) => string)

type MergedLabels<parts extends readonly unknown[]> = parts extends readonly [
  infer part,
  ...infer rest,
]
  ? LabelsOf<part> & MergedLabels<rest>
  : unknown

function mergeLabels(
  parts: readonly Part[],
  own: Partial<Record<string, Label>>,
): Part {
  const texts = parts.flatMap((part) => Object.entries(part))
  return Object.fromEntries(texts.map(([key, text]) => [key, own[key] ?? text]))
}

/** Merged texts, cached: a page of cards asks hundreds of times. */
type Node = { merged?: Part; readonly next: WeakMap<object, Node> }

const root: Node = { next: /* @__PURE__ */ new WeakMap() }

function getNext(node: Node, key: object): Node {
  const known = node.next.get(key)
  if (known) return known
  const made: Node = { next: new WeakMap() }
  node.next.set(key, made)
  return made
}

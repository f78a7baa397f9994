import type { ReactElement } from 'react'
import type { Config } from 'wagmi'

/** Types of other packages that we re-export. */
type Foreign = AbortSignal | Config | Element | ReactElement | Storage | URL
type Plain = string | number | bigint | boolean | null | undefined

/** Whether one of our types contains `any`, some levels deep. */
export type HasAny<type, depth extends 0[] = []> = 0 extends 1 & type
  ? true
  : depth['length'] extends 6
    ? false
    : type extends Plain | Foreign
      ? false
      : type extends Promise<infer value>
        ? HasAny<value, depth>
        : type extends readonly (infer item)[]
          ? HasAny<item, [...depth, 0]>
          : type extends (...parameters: infer parameters) => infer result
            ? HasAny<parameters[number] | result, [...depth, 0]>
            : // Types that React can render.
              typeof Symbol.iterator extends keyof type
              ? false
              : type extends object
                ? {
                    [key in keyof type]-?: HasAny<type[key], [...depth, 0]>
                  }[keyof type]
                : false

/** Returns the names in a table whose type contains `any`. */
export type NamesOfAny<table> = {
  [name in keyof table]-?: true extends HasAny<table[name]> ? name : never
}[keyof table]

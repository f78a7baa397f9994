import type { ReactElement } from 'react'
import type { Config } from 'wagmi'

/** What others have made, and we only hand on. */
type Foreign = AbortSignal | Config | Element | ReactElement | Storage | URL
type Plain = string | number | bigint | boolean | null | undefined

/** Whether a type of ours holds `any`, some levels down. */
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
            : // What React may render.
              typeof Symbol.iterator extends keyof type
              ? false
              : type extends object
                ? {
                    [key in keyof type]-?: HasAny<type[key], [...depth, 0]>
                  }[keyof type]
                : false

/** The names of a table under which `any` stands. */
export type NamesOfAny<table> = {
  [name in keyof table]-?: true extends HasAny<table[name]> ? name : never
}[keyof table]

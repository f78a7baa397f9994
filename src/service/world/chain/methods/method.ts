/** Answers one method of JSON-RPC. */
export type Method = (params: readonly unknown[]) => unknown

export type Methods = Readonly<Record<string, Method>>

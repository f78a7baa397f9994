import type { Plugin } from 'vite'

const files =
  /src\/rpc\/(agree|answers|values|\w*[sS]chemas|\w*[rR]equests|operations)\.ts$/
const calls =
  /(?<![.\w])(v\.\w+|resource|answer|named|agreedOrders|list|numberIn|fixOrders|openName|knownName)(?=[(<])/g

/**
 * Marks the schema calls as pure, because esbuild does not carry valibot's
 * own marks across files and would keep every schema of the package.
 */
export function pureCalls(): Plugin {
  return {
    name: 'marketkit:pure-calls',
    enforce: 'pre',
    transform(code, id) {
      if (!files.test(id)) return null
      const marked = code
        .split('\n')
        .map((line) =>
          /^export function|^ ?\*|^import|^type|^export type/.test(line)
            ? line
            : line.replace(calls, '/* @__PURE__ */ $1'),
        )
        .join('\n')
      return { code: marked, map: null }
    },
  }
}

/** Whether a JSON-RPC method may change the chain. */
export function changesChain(method: string): boolean {
  return /^(eth_send|evm_|anvil_)/.test(method)
}

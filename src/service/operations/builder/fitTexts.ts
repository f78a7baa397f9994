type Texts = { abi: string | null; bytecode: string | null }

/**
 * Keeps the ABIs and the bytecode of records as long as they fit into `most`
 * characters, and leaves out those of the others.
 */
export function fitTexts<row extends Texts>(
  rows: readonly row[],
  most = 1_500_000,
): row[] {
  let left = most
  return rows.map((row) => {
    const size = measure(row.abi) + measure(row.bytecode)
    if (size > left) return { ...row, abi: null, bytecode: null }
    left -= size
    return row
  })
}

/** Quotes in a text take two characters. */
function measure(text: string | null): number {
  return text === null ? 0 : JSON.stringify(text).length
}

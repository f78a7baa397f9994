type Texts = { abi: string | null; bytecode: string | null }

/**
 * Keeps the ABIs and the bytecode of the first records, up to `most` characters,
 * and leaves out those of the others.
 */
export function fitTexts<row extends Texts>(
  rows: readonly row[],
  most = 1_500_000,
): row[] {
  let left = most
  return rows.map((row) => {
    left -= measure(row.abi) + measure(row.bytecode)
    return left < 0 ? { ...row, abi: null, bytecode: null } : row
  })
}

/** Quotes in a text take two characters. */
function measure(text: string | null): number {
  return text === null ? 0 : JSON.stringify(text).length
}

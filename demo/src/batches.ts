/** Rows to a statement; the database takes 65,535 parameters. */
const size = 500;

/** Writes rows some at a time. */
export async function inBatches<Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += size) await write(rows.slice(at, at + size));
}

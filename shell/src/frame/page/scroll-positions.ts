const name = 'scrollPositions';

function kept(): [string, number][] {
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

const isRow = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number';

let positions: Map<string, number> | undefined;
const all = () => {
  positions ??= new Map(kept());
  return positions;
};

/** How far down each entry of the tab's history was read; kept over a reload. */
export const scrollPositions = {
  get: (key: string) => all().get(key),
  set: (key: string, top: number) => void all().set(key, top),
  keep() {
    try {
      sessionStorage.setItem(name, JSON.stringify([...all()].slice(-50)));
    } catch {
      // Storage may be blocked; then a reload begins at the top.
    }
  },
};

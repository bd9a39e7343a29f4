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

/**
 * Names the entry of the tab's history that a full load begins with; the router would call all of them `default`, and
 * a page opened by its address would begin where another one was left. A reload and Back find the name again.
 */
export function nameEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

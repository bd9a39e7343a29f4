/** What the talks to come are asked for with. */
export const comingQuery = { when: 'upcoming', dataPerPage: 12 } as const;

const dataPerPage = 6;

/** What a page of past talks is asked for with. */
export const pastQuery = (page: number) => ({ when: 'past', page, dataPerPage }) as const;

/** The page of past talks that an address names; the first where it names none. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

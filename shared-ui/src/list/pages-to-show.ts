/** The page numbers of a pager: first, last and those around the current one; a negative number is a gap. */
export function pagesToShow(page: number, last: number): number[] {
  const wanted = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 3) for (const early of [2, 3]) wanted.add(early);
  if (page >= last - 2) for (const late of [last - 1, last - 2]) wanted.add(late);
  const pages = [...wanted].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [-number, number] : [number];
  });
}

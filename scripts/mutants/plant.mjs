/**
 * Writes mutants into a source, each beside what it changes; `__mutant(id)` says which one is on, and notes that it was
 * passed by. So all runs share one compiled source, and only a number differs.
 * @param mutants of this source, as `findMutants` gives them, each with an `id`
 */
export function plant(source, mutants) {
  // Outer ones before what is in them; of two at one place the first is the outer one.
  const sorted = [...mutants].sort((one, other) => one.start - other.start || other.end - one.end);
  const imports = new Set(mutants.map(({ needs }) => needs).filter(Boolean));
  const written = write(source, 0, source.length, sorted);
  return [written, ...imports].join('\n');
}

function write(source, start, end, mutants) {
  let text = '';
  let at = start;
  for (let next = 0; next < mutants.length; ) {
    const mutant = mutants[next];
    const inside = [];
    next += 1;
    while (next < mutants.length && mutants[next].start < mutant.end) {
      inside.push(mutants[next]);
      next += 1;
    }
    text += source.slice(at, mutant.start);
    text += switchBetween(mutant, write(source, mutant.start, mutant.end, inside));
    at = mutant.end;
  }
  return text + source.slice(at, end);
}

function switchBetween({ id, form, after, before }, original) {
  const isOn = `globalThis.__mutant(${id})`;
  if (form === 'jsx') return `{${isOn}?${after}:${JSON.stringify(before)}}`;
  if (form === 'name') return `[${isOn}?${JSON.stringify(after)}:${JSON.stringify(before)}]`;
  return `(${isOn}?(${after}):(${original}))`;
}

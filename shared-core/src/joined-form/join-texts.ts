type Texts = Readonly<Record<string, string>>;

interface Joined {
  /** What was changed here, and of the rest what stands there now. */
  texts: Record<string, string>;
  /** Fields that were changed here and there, and differ. */
  clashes: string[];
}

/**
 * Puts what somebody changed since `base` together with what another tab or person made of it meanwhile (decision 44).
 * @param base the texts that `mine` were begun from; of a field that it lacks nothing is known, and theirs counts.
 */
export function joinTexts({ base, mine, theirs }: { base: Texts; mine: Texts; theirs: Texts }): Joined {
  const fields = Object.keys(theirs);
  const from = (field: string) => base[field] ?? theirs[field];
  const isMine = (field: string) => mine[field] !== undefined && mine[field] !== from(field);
  const texts = fields.map((field) => [field, (isMine(field) ? mine[field] : theirs[field]) ?? ''] as const);
  return {
    texts: Object.fromEntries(texts),
    clashes: fields.filter((field) => isMine(field) && theirs[field] !== from(field) && theirs[field] !== mine[field]),
  };
}

import { useState } from 'react';

/**
 * The value, or while there is none the last one there was.
 * @param of what it is a value of: of something else nothing is kept.
 */
export function useLastValue<Value>(value: Value | null, of: unknown = null): Value | null {
  const [kept, setKept] = useState({ value, of });
  const shown = value ?? (kept.of === of ? kept.value : null);
  if (kept.value !== shown || kept.of !== of) setKept({ value: shown, of });
  return shown;
}

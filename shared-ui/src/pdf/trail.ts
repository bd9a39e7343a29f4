import type { Stand } from './reader-pages';

/** Where somebody was before they followed links within a document, and where they came back from. */
export interface Trail {
  back: readonly Stand[];
  ahead: readonly Stand[];
}

export const noTrail: Trail = { back: [], ahead: [] };

/** A link was followed. */
export const leave = ({ back }: Trail, from: Stand): Trail => ({ back: [...back, from], ahead: [] });

/**
 * The way back (-1) or ahead (1).
 * @param here where the reader is
 * @returns nothing where there is no such way
 */
export function retrace(
  { back, ahead }: Trail,
  direction: 1 | -1,
  here: Stand,
): { trail: Trail; to: Stand } | undefined {
  const to = direction < 0 ? back.at(-1) : ahead[0];
  if (!to) return undefined;
  const trail =
    direction < 0
      ? { back: back.slice(0, -1), ahead: [here, ...ahead] }
      : { back: [...back, here], ahead: ahead.slice(1) };
  return { trail, to };
}

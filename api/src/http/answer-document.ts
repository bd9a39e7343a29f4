import { answerText, everyHeader } from './answer-json';
import type { AppContext } from './caller';
import type { Handler } from './trace';

interface Made {
  text: string;
  mark: string;
}

async function marked(text: string): Promise<Made> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return { text, mark: `W/"${[...sum.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"` };
}

/**
 * Answers with JSON that stays the same while the process lives: it is written once, at the first call, and whoever
 * has it already is told so. A large one written at each call would keep everybody else waiting.
 */
export function answerDocument(make: () => unknown): Handler {
  let made: Promise<Made> | undefined;
  return async (c: AppContext) => {
    made ??= marked(JSON.stringify(make()));
    const { text, mark } = await made;
    const headers = { etag: mark, 'cache-control': 'no-cache' };
    if (c.req.header('if-none-match')?.includes(mark))
      return new Response(null, { status: 304, headers: { vary: 'accept-encoding', ...everyHeader(c), ...headers } });
    return answerText(c, text, 200, headers);
  };
}

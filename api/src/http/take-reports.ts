import type { Log } from '../app/log';
import { everyHeader } from './answer-json';
import { readText } from './bound-body';
import type { AppContext } from './caller';

/** Where browsers send what they hold against the policy of pages. */
export const reportsPath = '/api/reports';

const minute = 60_000;
/** Reports that one process writes down in a minute: one browser with an odd extension sends hundreds. */
const mostPerMinute = 30;
const mostBytes = 16_384;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Of an address the part that names no person; of anything else the word that a browser uses, `inline` or `eval`. */
function placeOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (!URL.canParse(text)) return text.replace(/[^\w-]/g, '').slice(0, 40);
  const { origin, protocol, pathname } = new URL(text);
  return origin === 'null'
    ? protocol
    : `${origin}${/^\/(?:static|remotes)\//.test(pathname) ? pathname : ''}`.slice(0, 200);
}

/** What was against the policy: of the Reporting API, or of the directive before it. */
function violationsIn(said: unknown): Fields[] {
  const each = Array.isArray(said) ? said : [said];
  return each.flatMap((one) => {
    const body = isFields(one) ? (one.body ?? one['csp-report']) : undefined;
    if (!isFields(body)) return [];
    const directive = placeOf(body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive']);
    const blocked = placeOf(body.blockedURL ?? body['blocked-uri']);
    return directive ? [{ directive, blocked, source: placeOf(body.sourceFile ?? body['source-file']) }] : [];
  });
}

/**
 * Takes what browsers report against the policy of pages, as lines of the log: 30 a minute in a process, the rest is
 * dropped, and nothing of the page or who looked at it is kept. It always answers 204.
 * @throws PAYLOAD_TOO_LARGE for more than 16 kB
 */
export function takeReports(log: Log, now: () => Date) {
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  return async (c: AppContext): Promise<Response> => {
    if (now().getTime() - since >= minute) [since, written] = [now().getTime(), 0];
    if (written < mostPerMinute) {
      const text = await readText(c.req.raw, mostBytes);
      for (const violation of violationsIn(parsed(text))) {
        written += 1;
        if (written <= mostPerMinute) log.warn(violation, 'against the policy of pages');
      }
    }
    return new Response(null, { status: 204, headers: everyHeader(c) });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { Log } from '../app/log';
import type { Meter } from '../app/meter';
import { everyHeader } from './answer-json';
import { readText } from './bound-body';
import type { AppContext } from './caller';
import { parseJson } from './parse-json';

/** Where browsers send what they hold against the policy of pages. */
export const reportsPath = '/api/reports';

const minute = 60_000;
/** Reports that one process reads in a minute, and lines that it writes of them: an odd extension sends hundreds. */
const mostRead = 300;
const mostLines = 30;
const mostBytes = 16_384;

/** Directives that are told by their name: anybody can send any word. */
const directives = new Set(
  ['connect', 'default', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker']
    .map((kind) => `${kind}-src`)
    .concat('script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr')
    .concat('base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'),
);

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

/** The directive that is meant; the form before the Reporting API may give all its words. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const [name = ''] = value.split(' ', 1);
  return directives.has(name) ? name : 'other';
}

/** What was against the policy: of the Reporting API, or of the directive before it. */
function violationsIn(said: unknown) {
  const each = Array.isArray(said) ? said : [said];
  return each.flatMap((one) => {
    const body = isFields(one) ? (one.body ?? one['csp-report']) : undefined;
    if (!isFields(body)) return [];
    const directive = nameOf(body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive']);
    const blocked = placeOf(body.blockedURL ?? body['blocked-uri']);
    return directive ? [{ directive, blocked, source: placeOf(body.sourceFile ?? body['source-file']) }] : [];
  });
}

interface Taker {
  log: Log;
  meter: Meter;
  now: () => Date;
}

/**
 * Takes what browsers report against the policy of pages: 300 reports a minute in a process are read and counted by
 * directive, the rest is counted as `unread`. Of each directive and blocked place one line a minute goes to the log,
 * 30 at most; nothing of the page or who looked at it is kept. It always answers 204.
 * @throws PAYLOAD_TOO_LARGE for more than 16 kB
 */
export function receiveCspReports({ log, meter, now }: Taker) {
  let since = Number.NEGATIVE_INFINITY;
  let read = 0;
  let told = new Set<string>();

  function take({ directive, blocked, source }: ReturnType<typeof violationsIn>[number]): void {
    meter.violation(directive);
    const what = `${directive} ${blocked}`;
    if (told.size >= mostLines || told.has(what)) return;
    told.add(what);
    log.warn({ directive, blocked, source }, 'against the policy of pages');
  }

  return async (c: AppContext): Promise<Response> => {
    if (now().getTime() - since >= minute) [since, read, told] = [now().getTime(), 0, new Set()];
    read += 1;
    if (read > mostRead) meter.violation('unread');
    else for (const violation of violationsIn(parsed(await readText(c.req.raw, mostBytes)))) take(violation);
    return new Response(null, { status: 204, headers: everyHeader(c) });
  };
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

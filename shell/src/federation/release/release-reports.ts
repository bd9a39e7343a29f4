import type { Input } from '@tvacha/shared-contract';
import { reportRemotes } from '@tvacha/shared-contract/routes/system';
import { serverUrl } from '@tvacha/shared-core/http';

type Taken = Input<'telemetry.remotes'>['body']['reports'][number];

/**
 * What became of a release: it was shown (`loaded`, after so many milliseconds), was given up with nothing in its place
 * (`failed`), was given up for an older one (`fellBack`, `to`), or gave up after it had been shown (`crashed`).
 */
export interface ReleaseReport extends Pick<Taken, 'version' | 'event' | 'to' | 'took'> {
  /** Why it was given up. */
  error?: unknown;
}

/** Milliseconds that a report waits for others to go with it. */
const pause = 5_000;
/** What the server takes: of one request, of one message, and of milliseconds. */
const most = { reports: 20, letters: 200, took: 600_000 };

/** As the server takes it, which takes out what may be of a person. */
const messageOf = (error: unknown): string =>
  String((error as Partial<Error> | null)?.message ?? error).slice(0, most.letters);

let waiting: Taken[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send() {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0 || !navigator.onLine) return;
  const body = JSON.stringify({ reports: waiting.slice(0, most.reports) });
  waiting = [];
  navigator.sendBeacon?.(new URL(reportRemotes.path, serverUrl()), new Blob([body], { type: 'application/json' }));
}

const sendWhenLeft = () => {
  if (document.hidden) send();
};

/**
 * Takes down what became of a release, for “Releases of the areas” and the visits of the dashboard. Reports go together
 * after a while, at once where the tab is left, and later where there is no line. They are figures: one that is lost is
 * not sent again.
 */
export function reportRelease(remote: string, report: ReleaseReport): void {
  const { error, took, ...rest } = report;
  waiting.push({
    remote,
    ...rest,
    ...(took !== undefined && { took: Math.min(most.took, Math.round(took)) }),
    ...('error' in report && { message: messageOf(error) }),
  });
  timer ??= setTimeout(send, pause);
  document.addEventListener('visibilitychange', sendWhenLeft);
  addEventListener('online', send);
}

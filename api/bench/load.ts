import autocannon from 'autocannon';
import { serveParent } from './child';

export interface Load {
  url: string;
  token?: string;
  cookie?: string;
  connections: number;
  seconds: number;
}

export interface Loaded {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and calls that got none. */
  failed: number;
}

serveParent(async ({ url, token, cookie, connections, seconds }: Load): Promise<Loaded> => {
  const headers = token && cookie ? { authorization: `Bearer ${token}`, cookie } : {};
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
});

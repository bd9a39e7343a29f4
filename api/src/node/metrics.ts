import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Meter, usedCode } from '../app/meter';
import type { Notifier } from '../notify/notifier';
import type { Peer } from './peer';

export interface Metrics extends Meter {
  /** A gauge that is read when it is asked for; not a number where it cannot be. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same notifier, with what it sends counted. */
  counting(notifier: Notifier): Notifier;
  answer(request: Request, peer: Peer): Promise<Response>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What Prometheus reads at /metrics: with the token, or from this machine where there is none. */
export function createMetrics(token: string | undefined): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'tvacha_requests_total',
    help: 'Requests answered, by operation and status',
    labelNames: ['operation', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'tvacha_request_duration_seconds',
    help: 'Time to answer, by operation',
    labelNames: ['operation'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const sent = new Counter({
    name: 'tvacha_messages_total',
    help: 'Mail and SMS handed over, by channel and outcome',
    labelNames: ['channel', 'outcome'] as const,
    registers,
  });
  const verified = new Counter({ name: 'tvacha_codes_verified_total', help: 'Codes that were right', registers });
  const violations = new Counter({
    name: 'tvacha_policy_violations_total',
    help: 'Reports of browsers against the policy of pages, by directive',
    labelNames: ['directive'] as const,
    registers,
  });

  const mayRead = (request: Request, { local }: Peer) => {
    if (token === undefined) return local;
    const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), digest(token));
  };

  return {
    request(call) {
      const { operation, status, seconds } = call;
      requests.inc({ operation, status });
      duration.observe({ operation }, seconds);
      if (usedCode(call)) verified.inc();
    },
    violation: (directive) => violations.inc({ directive }),
    watch(name, help, read) {
      new Gauge({
        name: `tvacha_${name}`,
        help,
        registers,
        async collect() {
          this.set(await Promise.resolve(read()).catch(() => Number.NaN));
        },
      });
    },
    counting: ({ send }) => ({
      async send(message) {
        try {
          await send(message);
          sent.inc({ channel: message.channel, outcome: 'sent' });
        } catch (error) {
          sent.inc({ channel: message.channel, outcome: 'failed' });
          throw error;
        }
      },
    }),
    async answer(request, peer) {
      if (!mayRead(request, peer)) return new Response('Not found\n', { status: 404 });
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}

import { listConsents } from '@tvacha/shared-contract/routes/account';
import { call } from '@tvacha/shared-core/http';

/** Reaches all tabs of the portal, this one too. */
const channelName = 'tvacha.marketing-consent';

/** Whether the caller agrees, now, to hear of news. */
export async function hasConsent(): Promise<boolean> {
  const { items } = await call(listConsents, { query: { kind: 'marketing' } });
  return items.some(({ withdrawnAt }) => withdrawnAt === null);
}

/** Says that the consent was given or taken back. */
export function tellConsent(given: boolean): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(given);
  channel.close();
}

/** Hears of it; the answer ends it. */
export function watchConsent(listener: (given: boolean) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => listener(data === true));
  return () => channel.close();
}

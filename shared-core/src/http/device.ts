import { addressPath, type DeviceDetails, deviceHeader } from '@tvacha/shared-contract/realtime';
import { storage } from '@tvacha/shared-core/storage';
import { serverUrl, settings } from './settings';

/** This device as every call describes it (SES-01). */
export function deviceDetails(): DeviceDetails {
  return {
    ip: storage.get('ipAddress') ?? '',
    appName: settings.appName,
    appVersion: settings.appVersion,
    userAgent: navigator.userAgent,
    platform: navigator.platform,
  };
}

/** The same as the header of a call, in letters that any proxy lets pass. */
export const deviceHeaders = (): Record<string, string> => ({
  [deviceHeader]: encodeURIComponent(JSON.stringify(deviceDetails())),
});

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Asks for this device's address: the configured look-up service, else the product's own endpoint (SES-06).
 * By `fetch`, for it is the one call of a page that came drawn, and should not bring what sends the others.
 * @throws where no answer came within 5 seconds or it names no address.
 */
export async function ownAddress(): Promise<string> {
  const foreign = settings.ipLookupUrl;
  const answer = await fetch(foreign ?? new URL(addressPath, serverUrl()), {
    headers: foreign ? {} : deviceHeaders(),
    signal: AbortSignal.timeout(5000),
  });
  const body: unknown = await answer.json();
  const { ip } = isBag(body) && isBag(body.result) ? body.result : isBag(body) ? body : {};
  if (!answer.ok || typeof ip !== 'string') throw new Error(`No address in the answer (${answer.status})`);
  return ip;
}

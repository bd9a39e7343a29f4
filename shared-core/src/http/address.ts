import axios from 'axios';
import { settings } from './settings';

const hasAddress = (body: unknown): body is { ip: string } =>
  typeof body === 'object' && body !== null && 'ip' in body && typeof body.ip === 'string';

/** Asks the configured lookup service for this device's address; null where none is configured or it is of no use. */
export async function foreignAddress(): Promise<string | null> {
  if (!settings.ipLookupUrl) return null;
  const { data } = await axios.get<unknown>(settings.ipLookupUrl, { timeout: 5000 });
  return hasAddress(data) ? data.ip : null;
}

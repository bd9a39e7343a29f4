import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { Operation } from '@tvacha/shared-contract/routes';

/** What a call carries to the server. */
export interface CallParts {
  query?: object;
  body?: unknown;
  /** Files by their field, or none of them: with this the call goes as multipart/form-data. */
  files?: Readonly<Record<string, readonly File[] | undefined>>;
}

export interface HttpSettings {
  /** Where the server is; the page's own origin by default. */
  baseUrl: string;
  appName: string;
  appVersion: string;
  /** A service that answers `{ ip }`; where none is named, the product's own endpoint is asked (SES-06). */
  ipLookupUrl?: string;
  /** Answers every call itself: on the server, where pages are drawn without a network between. */
  answer?: (operation: Operation, parts: CallParts) => Promise<Envelope>;
}

export const settings: HttpSettings = { baseUrl: '', appName: 'tvacha-portal', appVersion: '1.0.0' };

/** Sets where calls go and what the device header says of this app. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  Object.assign(settings, changes);
}

/** Where the server is, for what is no call. */
export const serverUrl = (): string => settings.baseUrl || globalThis.location.origin;

import type { Server } from 'node:http';

/** Nothing of the portal asks for these, so nothing that gets into a page may. */
export const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer of the process, whoever makes it (SEC-38). What makes an answer may set its own: a page
 * says which scripts it has, a file that it is to be kept in a sandbox.
 */
export const guardHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': permissionsPolicy,
  'x-content-type-options': 'nosniff',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Sets them before any listener that is there by now answers, that of the sockets too. */
export function guardAnswers(server: Server, https: boolean): void {
  const headers = Object.entries(guardHeaders(https));
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
}

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Drawn pages have style attributes, the menu bar a style element, and antd's dialogs lock the scrolling by one.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of all that the site serves. */
export const siteHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

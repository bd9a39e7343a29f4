import { reportsPath } from '../../http/csp-reports';
import { permissionsPolicy } from '../guard-headers';

/** The policy of pages; `guest` is the one other origin that may run in them and be told something. */
function policy(guest?: string): string {
  const own = guest ? `'self' ${guest}` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    // Drawn pages have style attributes, the menu bar a style element, and antd's dialogs lock the scrolling by one (0017).
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    "font-src 'self' data:",
    `connect-src ${own}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The second for browsers that do not know the first.
    'report-to reports',
    `report-uri ${reportsPath}`,
  ].join('; ');
}

interface SiteHeaders {
  https: boolean;
  /** The origin of the marketing script, where there is one. */
  guest?: string;
}

/** Headers of all that the site serves. */
export const siteHeaders = ({ https, guest }: SiteHeaders): Record<string, string> => ({
  'content-security-policy': policy(guest),
  'reporting-endpoints': `reports="${reportsPath}"`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'x-content-type-options': 'nosniff',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

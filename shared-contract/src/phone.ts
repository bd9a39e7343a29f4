const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;

/**
 * An Indian mobile number as people write it, with its country code: `098765 43210` becomes `+919876543210`.
 * What is no such number comes back as it was given, for the schema to refuse. Source: SEC-12.
 */
export function normalisePhone(given: string): string {
  const [, digits] = indianMobile.exec(given.trim().replace(/[\s().-]/g, '')) ?? [];
  return digits ? `+91${digits}` : given;
}

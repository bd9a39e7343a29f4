/** The ten digits of an Indian mobile number. Every other shape of one is made of this. */
export const mobileDigits = /^[6-9]\d{9}$/;

/** A text with the digits that Hindi is written with, ० to ९, as those that are kept: `९०` becomes `90`. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

const bare = mobileDigits.source.slice(1, -1);

/** The same with its country code, as it is kept. */
export const mobileNumber = new RegExp(`^\\+91${bare}$`);

const written = new RegExp(`^(?:\\+?91|0)?(${bare})$`);

/**
 * An Indian mobile number as people write it, with its country code: `098765 43210` becomes `+919876543210`,
 * in digits of Hindi too.
 * What is no such number comes back as it was given, for the schema to refuse. Source: SEC-12.
 */
export function normalisePhone(given: string): string {
  const [, digits] =
    written.exec(
      asciiDigits(given)
        .trim()
        .replace(/[\s().-]/g, ''),
    ) ?? [];
  return digits ? `+91${digits}` : given;
}

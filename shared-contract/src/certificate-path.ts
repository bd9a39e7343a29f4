/** Where anyone checks certificates by typing their number. */
export const certificatesPath = '/certificates';

/** Where one of them is checked: what its QR code and links to it lead to, for as long as it is good. */
export const certificatePath = (number: string): string => `${certificatesPath}/${encodeURIComponent(number)}`;

/** Codes on cards that have not been used yet; anyone may try one out. */
export const unusedCodes = [
  ...['TVD-5M27', 'TVD-9K14', 'TVD-2H83', 'TVD-6R50', 'TVD-3W71', 'TVD-8C36'],
  ...['TVD-4J92', 'TVD-7T05', 'TVD-1N68', 'TVD-5X43', 'TVD-9D27', 'TVD-2P81'],
] as const;

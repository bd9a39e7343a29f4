/** Whether a write failed because somebody else has this phone number, email address or code. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';

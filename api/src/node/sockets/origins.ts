/** Whether a page of this origin may open a socket. What is no browser sends no origin, and has the token to show. */
export type MayOpen = (origin: string | undefined) => boolean;

const isLoopback = (origin: string) => /^https?:\/\/(?:127(?:\.\d+){3}|localhost|\[::1\])(?::\d+)?$/.test(origin);

/** @param publicUrl the origin people see; where none is set the server is a developer's, and so are loopback pages */
export function originGate(publicUrl: string | undefined, others: readonly string[]): MayOpen {
  const known = new Set([publicUrl, ...others]);
  return (origin) => origin === undefined || known.has(origin) || (publicUrl === undefined && isLoopback(origin));
}

import type { Services } from '../src/services/ctx';

/** A whole server that the run talks to by requests, and whose rows it may look at. */
export interface Target {
  name: string;
  origin: string;
  services: Services;
  send(request: Request, ip?: string): Promise<Response>;
  /** What the server wrote of its newest failure; empty where it writes nothing. */
  lastFailure(): string;
  close(): Promise<void>;
}

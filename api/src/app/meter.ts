export interface MeteredCall {
  /** The operation's id, or `other` for what is none. */
  operation: string;
  status: number;
  seconds: number;
}

/** Counts what the server does, for whoever watches it. */
export interface Meter {
  request(call: MeteredCall): void;
}

export const silentMeter: Meter = { request: () => {} };

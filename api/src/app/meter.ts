import { type OperationId, shapes } from '@tvacha/shared-contract';

export interface MeteredCall {
  /** The operation's id, or `other` for what is none. */
  operation: string;
  status: number;
  seconds: number;
}

/** Counts what the server does, for whoever watches it. */
export interface Meter {
  request(call: MeteredCall): void;
  /** What a browser held against the policy of pages, by its directive, one of few words. */
  violation(directive: string): void;
}

export const silentMeter: Meter = { request: () => {}, violation: () => {} };

/** Whether a call used a code that was sent; with those sent it tells whether SMS arrive (SEC-12). */
export const usedCode = ({ operation, status }: MeteredCall): boolean =>
  status === 200 && Object.hasOwn(shapes, operation) && shapes[operation as OperationId].takesCode === true;

/** What a call carries to the server. */
export interface CallParts {
  query?: object;
  body?: unknown;
}

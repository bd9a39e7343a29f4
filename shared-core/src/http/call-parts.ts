/** What a call carries to the server. */
export interface CallParts {
  query?: object;
  body?: unknown;
  /** Files by their field; with any of them the call goes as multipart/form-data. */
  files?: Readonly<Record<string, readonly File[] | undefined>>;
}

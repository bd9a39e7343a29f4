/** What a page is told of the marketing script: the server writes it into the page, as a block of data (SES-07). */
export interface MarketingScript {
  src: string;
  /** Its hash, where the operator gave one. */
  integrity?: string;
  /** The name of the function in the page that it takes what it is told from. */
  queue: string;
}

import type { Words } from '@tvacha/shared-contract/registry';
import rows from '../../pages.json';

/** A page that the shell draws itself. The server and the build read the same rows. */
export interface PageRow {
  page: string;
  path: string;
  title: Words;
  /** What a search engine shows under the title. */
  description?: Words;
  /** Not for search engines, and not prerendered. */
  private?: boolean;
  /** For whoever is logged in, and nobody else. */
  login?: boolean;
}

export const pageRows: readonly PageRow[] = rows;

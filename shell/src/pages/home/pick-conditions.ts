import type { Article } from '@tvacha/shared-contract';
import { illustrations } from '@tvacha/shared-contract/vocabulary';

const shown = 6;

/** One article for each condition, in the order of the drawings, six at most. */
export function pickConditions(articles: readonly Article[]): Article[] {
  return illustrations
    .flatMap((illustration) => articles.find((article) => article.illustration === illustration) ?? [])
    .slice(0, shown);
}

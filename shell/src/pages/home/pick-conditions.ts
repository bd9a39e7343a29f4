import type { Article } from '@tvacha/shared-contract';
import { illustrations } from '@tvacha/shared-contract/vocabulary';
import type { TopicArticle } from '../parts/condition-card';

const shown = 6;

/** One article for each condition, in the order of the drawings, six at most. */
export function pickConditions(articles: readonly Article[]): TopicArticle[] {
  return illustrations
    .flatMap((illustration) => {
      const isOfTopic = (article: Article): article is TopicArticle => article.illustration === illustration;
      return articles.find(isOfTopic) ?? [];
    })
    .slice(0, shown);
}

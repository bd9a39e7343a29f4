import type { Result } from '@tvacha/shared-contract';
import { showNews } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

/** What was published since the reader's last visit; asked for again where one comes back to it after an hour. */
export const news = createResource({
  name: 'news',
  load: (_query: Record<never, never>, options): Promise<Result<'dashboard.news'>> => call(showNews, {}, options),
  age: 3_600_000,
});

import type { Result } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { listBarePlaces, listMisses, listMostRead, showFunnel } from '@tvacha/shared-contract/routes/admin/figures';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

export type Funnel = Result<'admin.funnel'>;
export type Cohort = Funnel['cohorts'][number];
export type MostRead = Result<'admin.reads'>;
export type Misses = Result<'admin.misses'>;
export type BarePlaces = Result<'admin.places'>;

// Counted by the day that goes on: asked for whenever they are shown.
const age = 0;

export const funnel = createResource({
  name: 'adminFunnel',
  load: (query: { by: 'week' | 'month' }, options): Promise<Funnel> => call(showFunnel, { query }, options),
  age,
});

export const mostRead = createResource({
  name: 'adminMostRead',
  load: (query: { days: number; type?: ContentType }, options): Promise<MostRead> =>
    call(listMostRead, { query }, options),
  age,
});

export const misses = createResource({
  name: 'adminMisses',
  load: (query: { days: number }, options): Promise<Misses> => call(listMisses, { query }, options),
  age,
});

export const barePlaces = createResource({
  name: 'adminBarePlaces',
  load: (query: { days: number }, options): Promise<BarePlaces> => call(listBarePlaces, { query }, options),
  age,
});

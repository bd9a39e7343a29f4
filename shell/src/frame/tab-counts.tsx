import type { Result } from '@tvacha/shared-contract';
import { tellPresence } from '@tvacha/shared-contract/routes/admin/chats';
import { countWaiting } from '@tvacha/shared-contract/routes/admin/office';
import { call, onWrite } from '@tvacha/shared-core/http';
import { createResource, useResource, watchResources } from '@tvacha/shared-core/resources';
import { useLocation } from '@tvacha/shared-core/router';
import { injectRemote, useAppDispatch } from '@tvacha/shared-core/store';
import { useEffect, useLayoutEffect } from 'react';

export type Counts = Result<'admin.waiting'>;

/** Milliseconds after which a count is asked for again, where somebody goes on in the office. */
const age = 10_000;
/** The same where nothing is done there. */
const rest = 60_000;

const waiting = createResource({
  name: 'waitingCounts',
  load: (_query: undefined, options): Promise<Counts> => call(countWaiting, {}, options),
  refreshOn: ['chat'],
  age,
});
const parts = { key: 'waiting-counts', resources: [waiting] };

/**
 * Asks how much waits in each section, and again: with each decision made here, when a talk goes on, with each page that
 * is opened, each minute.
 */
export function TabCounts({ onCounts }: { onCounts: (counts: Counts) => void }) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  useLayoutEffect(() => injectRemote(parts), []);
  useEffect(() => watchResources(parts.resources), []);
  const { value } = useResource(waiting, undefined);
  useEffect(() => {
    if (value) onCounts(value);
  }, [value, onCounts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each place in the office that is gone to.
  useEffect(() => void dispatch(waiting.refresh()), [dispatch, key]);
  useEffect(
    () =>
      onWrite(({ id }) => {
        // Who looks and types is told every few seconds, and changes no count.
        if (id !== tellPresence.id) dispatch(waiting.invalidate());
      }),
    [dispatch],
  );
  useEffect(() => {
    const asking = setInterval(() => document.hidden || dispatch(waiting.refresh()), rest);
    return () => clearInterval(asking);
  }, [dispatch]);
  return null;
}

import type { SearchKind } from '@tvacha/shared-contract';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';
import type { BodyProps } from './kind';
import { kindRows } from './kind-rows';

/** The talk about anything that has an address here; its code comes where it is first drawn. */
export const Discussion = latePart(
  () => import(/* webpackChunkName: "discussion" */ '../features/questions/discussion').then((part) => part.Discussion),
  { fallback: <LoadingState shape="list" />, failed: (retry) => <FailedPart onRetry={retry} /> },
);

/** What colleagues ask about a record, under it. */
export function Talk({ name, record }: Pick<BodyProps, 'name' | 'record'>) {
  return <Discussion subject={{ kind: kindRows[name].name as SearchKind, _id: record._id }} />;
}

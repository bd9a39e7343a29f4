import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';

/** A film whose player comes when it is first drawn: it weighs more than the page around it, and lists have none. */
export const LateFilm = latePart(async () => (await import(/* webpackChunkName: "media-player" */ './film')).Film, {
  fallback: <LoadingState shape="page" />,
  failed: (retry) => <FailedPart onRetry={retry} />,
});

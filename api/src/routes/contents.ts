import { contentKindNames } from '@tvacha/shared-contract';
import { bind } from '../http/bind';
import { listKind } from '../services/contents/list-kind';
import { showKind } from '../services/contents/show-kind';

/** A list and a record of each kind of content. */
export const contentsRoutes = contentKindNames.flatMap((kind) => [
  bind(`${kind}.list`, listKind(kind)),
  bind(`${kind}.details`, showKind(kind)),
]);

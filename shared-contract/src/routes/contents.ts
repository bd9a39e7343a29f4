import { type ContentKind, contentKindNames, contentKinds } from '../content-kinds';
import { member, type Route } from './access';

type Kinds = typeof contentKinds;
/** The route of a kind of content. */
export interface KindRoute<Kind extends ContentKind, Path extends `/api/${string}`> {
  readonly method: 'GET';
  readonly path: Path;
  readonly access: { readonly kind: 'member'; readonly section: Kinds[Kind]['section']; readonly flag: 'read' };
}

type ContentRoutes = { readonly [Kind in ContentKind as `${Kind}.list`]: KindRoute<Kind, Kinds[Kind]['list']> } & {
  readonly [Kind in ContentKind as `${Kind}.details`]: KindRoute<Kind, Kinds[Kind]['details']>;
};

const pair = (kind: ContentKind): [string, Route][] => {
  const { list, details, section } = contentKinds[kind];
  const access = member(section, 'read');
  return [
    [`${kind}.list`, { method: 'GET', path: list, access }],
    [`${kind}.details`, { method: 'GET', path: details, access }],
  ];
};

/** A list and a record of each kind of content, from the table of kinds. */
export const contentRoutes = Object.fromEntries(contentKindNames.flatMap(pair)) as ContentRoutes;

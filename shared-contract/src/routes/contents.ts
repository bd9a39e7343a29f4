import { type ContentKind, contentKindNames, contentKinds } from '../content-kinds';
import { member, memberOfAny, type Route } from './access';

type Kinds = typeof contentKinds;
/** The route of a kind of content. */
export interface KindRoute<Kind extends ContentKind, Path extends `/api/${string}`> {
  readonly method: 'GET';
  readonly path: Path;
  readonly access: { readonly kind: 'member'; readonly section: Kinds[Kind]['section']; readonly flag: 'read' };
}

type KindRoutes = { readonly [Kind in ContentKind as `${Kind}.list`]: KindRoute<Kind, Kinds[Kind]['list']> } & {
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

const attended = memberOfAny(['Webinar', 'Vidya Open House', 'Journal Clubs', 'Events'], 'read');

/** A list and a record of each kind of content, from the table of kinds; and coming to what is attended. */
export const contentsRoutes = {
  ...(Object.fromEntries(contentKindNames.flatMap(pair)) as KindRoutes),
  'events.register': { method: 'POST', path: '/api/events/register', access: attended },
  'events.cancel': { method: 'POST', path: '/api/events/cancel', access: attended },
  'events.registrations': { method: 'GET', path: '/api/events/registrations', access: attended },
} as const satisfies Record<string, Route>;

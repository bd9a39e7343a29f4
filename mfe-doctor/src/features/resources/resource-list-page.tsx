import { type ResourceCatalog, type ResourceKind, resourceCatalog } from './resource-catalog';
import { ResourceList } from './resource-list';

const catalog: ResourceCatalog = resourceCatalog;

/** The list of any kind of resource. */
export const ResourceListPage = <Kind extends ResourceKind>({ kind }: { kind: Kind }) => (
  <ResourceList descriptor={catalog[kind]} />
);

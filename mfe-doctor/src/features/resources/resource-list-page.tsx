import { useCanRead } from '@tvacha/shared-core/permissions';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { NoPermissionState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { type ResourceCatalog, type ResourceKind, resourceCatalog } from './resource-catalog';
import { ResourceList } from './resource-list';

const catalog: ResourceCatalog = resourceCatalog;

/** The list of any kind of resource. */
export function ResourceListPage<Kind extends ResourceKind>({ kind }: { kind: Kind }) {
  const t = useT();
  const descriptor = catalog[kind];
  if (useCanRead(descriptor.section, 'read')) return <ResourceList descriptor={descriptor} />;
  return (
    <>
      <PageHeader title={t(descriptor.title)} />
      <NoPermissionState section={descriptor.section} />
    </>
  );
}

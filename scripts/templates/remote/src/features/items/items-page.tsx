import { useResource } from '@tvacha/shared-core/resources';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { items } from '../../state/items';

export function ItemsPage() {
  const t = useT();
  const view = useResource(items, {});
  return (
    <>
      <PageHeader title={t('items.title')} />
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('items.error.title'), text: t('items.error.text') }}
        empty={<EmptyState title={t('items.none.title')} text={t('items.none.text')} />}
      >
        {(found) => (
          <ul aria-label={t('items.title')}>
            {found.map(({ _id, name }) => (
              <li key={_id}>{name}</li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

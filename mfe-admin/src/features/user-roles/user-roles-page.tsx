import { createRole } from '@tvacha/shared-contract/routes/admin/roles';
import { type ListView, useListView } from '@tvacha/shared-core/list';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { OfficeListScreen } from '../../common/office-list-screen';
import { RoleEditor } from './role-editor';
import { officeRole, officeRoles, type RolePage, roleList } from './roles';
import styles from './user-roles.module.css';

type List = ListView<RolePage, typeof roleList.fields>;

/** The definition that the address names, or a new one. */
function OpenRole({ list, id }: { list: List; id: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { from } = list.address;
  const isNew = id === 'new';
  const named = isNew ? from : id;
  const view = useResource(officeRole, named === null ? null : { id: named });
  // What somebody was looking at, and may have changed, stays to be read.
  const isGone = !isNew && view.code === 'NOT_FOUND' && view.value !== null;
  const again = () => {
    dispatch(officeRoles.invalidate());
    dispatch(officeRole.invalidate());
  };
  const common = {
    isNew,
    onDuplicate: () => list.change({ id: 'new', from: id }),
    onDeleted: () => {
      list.change({ id: null, from: null });
      again();
    },
    onSaved: ({ _id }: { _id: string }) => {
      if (isNew) list.change({ id: _id, from: null }, { replace: true });
      again();
    },
  };
  if (named === null) return <RoleEditor key="new" {...common} />;
  return (
    <Loaded
      view={isGone ? { ...view, status: 'ready' } : view}
      shape="table"
      failed={{
        title: t('roles.oneFailed'),
        section: t('roles.title'),
        missing: { title: t('roles.missing'), text: t('roles.missingText') },
      }}
    >
      {(role) => <RoleEditor key={`${id} ${named}`} role={role} isGone={isGone} {...common} />}
    </Loaded>
  );
}

/** `/admin/user-roles`: what roles there are, and what each may do (ADM-04). */
export function UserRolesPage() {
  const t = useT();
  const list = useListView(roleList, officeRoles);
  const mayCreate = useMay(createRole);
  const { id } = list.address;
  return (
    <div className={id ? `${styles.page} ${styles.opened}` : styles.page}>
      <div className={styles.list}>
        <OfficeListScreen
          of={roleList}
          views="roles"
          title={t('roles.title')}
          lead={t('roles.lead')}
          list={list}
          actions={
            mayCreate && (
              <Button icon="plus" href={list.hrefOf({ id: 'new', from: null })}>
                {t('roles.new')}
              </Button>
            )
          }
          tools={[
            {
              kind: 'search',
              name: 'search',
              label: t('roles.search'),
              placeholder: t('roles.searchHint'),
              wide: true,
            },
          ]}
          words={{
            failed: { title: t('roles.failed'), section: t('roles.title') },
            none: { title: t('roles.none'), text: t('roles.noneText') },
            narrowed: { title: t('roles.none'), text: t('roles.narrowedText'), action: t('roles.showAll') },
          }}
          shape="table"
        >
          {({ items }) => (
            <ul className={styles.roles} data-rows aria-label={t('roles.title')}>
              {items.map(({ _id, name, permissions, users }) => (
                <li key={_id}>
                  <Link
                    to={list.hrefOf({ id: _id, from: null })}
                    className={styles.role}
                    aria-current={_id === id ? 'true' : undefined}
                  >
                    <span>
                      <strong>{name}</strong>
                      <span className={styles.note}>{t('roles.sections', { count: permissions.length })}</span>
                    </span>
                    <span className={styles.people}>
                      <Icon name="users-three" size={18} />
                      {users}
                      <span className="visually-hidden">{t('roles.people', { count: users })}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </OfficeListScreen>
      </div>
      <div className={styles.side}>
        {id ? (
          <>
            {/* Where one pane alone is shown, the title of the list is not there to name the page. */}
            <div className={styles.back}>
              <h1 className="visually-hidden">{t('roles.title')}</h1>
              <BackLink to={list.hrefOf({ id: null, from: null })} label={t('roles.title')} />
            </div>
            <OpenRole list={list} id={id} />
          </>
        ) : (
          <EmptyState title={t('roles.choose')} text={t('roles.chooseText')} />
        )}
      </div>
    </div>
  );
}

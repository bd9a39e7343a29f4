import { deleteView, preferView, updateView } from '@tvacha/shared-contract/routes/admin/views';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Switch } from '@tvacha/shared-ui/switch';
import { useState } from 'react';
import { useT } from '../i18n';
import { type SavedView, viewPreference, viewRemoval } from './saved-views';
import type { Views } from './use-views';
import { EditView } from './view-form';
import styles from './views.module.css';

interface ViewRowProps {
  view: SavedView;
  all: Views;
  onShown: () => void;
}

function ViewRow({ view, all, onShown }: ViewRowProps) {
  const t = useT();
  const { role } = useSession();
  const [mayPrefer, mayUpdate, mayDelete] = [useMay(preferView), useMay(updateView), useMay(deleteView)];
  const preference = useMutation(viewPreference, all.list);
  const removal = useMutation(viewRemoval, view._id);
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const { _id: id, name, own, by, shared, isDefault } = view;
  // As the server has it: one's own, and of the shared ones those of nobody and, for an admin, all.
  const isTheirs = own || by === null || role === 'admin';
  const lost = all.lostOf(view);
  const done = () => setDoing(null);
  if (doing === 'edit') return <EditView view={view} shown={all.shown} onClose={done} />;
  return (
    <>
      <div className={styles.words}>
        <Button
          kind="text"
          aria-pressed={all.current?._id === id}
          onClick={() => {
            all.show(view);
            onShown();
          }}
        >
          {name}
        </Button>
        <span className={styles.note}>
          {shared ? t('views.sharedBy', { by: own ? t('views.you') : (by ?? t('views.nobody')) }) : t('views.own')}
        </span>
        {lost.length > 0 ? (
          <span className={styles.note}>{t('views.lostShort', { fields: lost.join(', ') })}</span>
        ) : null}
      </div>
      <div className={styles.tools}>
        {mayPrefer ? (
          <Switch
            label={t('views.default')}
            on={isDefault}
            disabled={preference.status === 'sending'}
            onChange={(on) => preference.send({ list: all.list, id: on ? id : null })}
          />
        ) : null}
        {isTheirs && mayUpdate ? (
          <Button size="sm" aria-label={t('views.editOf', { name })} onClick={() => setDoing('edit')}>
            {t('views.edit')}
          </Button>
        ) : null}
        {isTheirs && mayDelete ? (
          <Button
            size="sm"
            kind="text"
            icon="trash"
            aria-label={t('views.deleteOf', { name })}
            onClick={() => setDoing('delete')}
          />
        ) : null}
      </div>
      <ConfirmDialog
        open={doing === 'delete'}
        danger
        busy={removal.status === 'sending'}
        title={t('views.deleteTitle', { name })}
        text={t(shared ? 'views.deleteShared' : 'views.deleteOwn')}
        confirmLabel={t('views.delete')}
        onConfirm={() => {
          done();
          removal.send({ id });
        }}
        onCancel={done}
      />
    </>
  );
}

/** The views of a list: shown, changed, removed, or made the first one. */
export function ViewList({ all, onShown }: Omit<ViewRowProps, 'view'>) {
  const t = useT();
  return (
    <section>
      <h3 className={styles.heading}>{t('views.title')}</h3>
      {all.views.length === 0 ? <p className={styles.note}>{t('views.none')}</p> : null}
      <ul className={styles.views} aria-label={t('views.title')}>
        {all.views.map((view) => (
          <li key={view._id}>
            <ViewRow view={view} all={all} onShown={onShown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

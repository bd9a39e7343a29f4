import { Button } from '@tvacha/shared-ui/button';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Notice } from '@tvacha/shared-ui/notice';
import { Select } from '@tvacha/shared-ui/select';
import { useState } from 'react';
import { useT } from '../i18n';
import { type ColumnChoice, ColumnChoices } from './column-choices';
import type { Views } from './use-views';
import { NewView } from './view-form';
import { ViewList } from './view-list';
import styles from './views.module.css';

/** No id of a view. */
const bare = 'bare';
const other = 'other';

interface ViewBarProps {
  views: Views;
  columns?: ColumnChoice;
  onHelp: () => void;
}

/** Which view of a list is shown, and the drawer in which views are kept and columns chosen. */
export function ViewBar({ views: all, columns, onHelp }: ViewBarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { views, current, changed, shown, show } = all;
  const isBare = Object.keys(shown).length === 0;
  const lost = current ? all.lostOf(current) : [];
  const now = changed ? t('views.changed', { name: changed.name }) : t('views.unsaved');
  const options = [
    { value: bare, label: t('views.bare') },
    ...(current || isBare ? [] : [{ value: other, label: now }]),
    ...views.map(({ _id, name, own }) => ({ value: _id, label: own ? name : t('views.sharedName', { name }) })),
  ];
  const choose = (value: string) => {
    if (value !== other) show(views.find(({ _id }) => _id === value));
  };
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.select}>
          <Select
            label={t('views.view')}
            hideLabel
            value={current?._id ?? (isBare ? bare : other)}
            options={options}
            onChange={choose}
          />
        </div>
        <Button icon="sliders-horizontal" onClick={() => setOpen(true)}>
          {t(columns ? 'views.openColumns' : 'views.open')}
        </Button>
        <span className={styles.help}>
          <Button kind="text" icon="question" aria-label={t('keys.button')} onClick={onHelp} />
        </span>
      </div>
      {current && lost.length > 0 ? (
        <Notice tone="warning" live title={t('views.lostTitle', { name: current.name })}>
          {t('views.lost', { fields: lost.map((name) => `${name}: ${current.query[name]}`).join(', ') })}
        </Notice>
      ) : null}
      <Drawer open={open} onClose={() => setOpen(false)} title={t(columns ? 'views.openColumns' : 'views.open')}>
        <div className={styles.drawer}>
          {columns ? <ColumnChoices {...columns} /> : null}
          <NewView all={all} />
          <ViewList all={all} onShown={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}

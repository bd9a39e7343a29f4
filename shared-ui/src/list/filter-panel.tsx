import { type ReactNode, useState } from 'react';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { Drawer } from '../overlay/drawer';
import css from './filter-panel.module.css';

export interface FilterPanelProps {
  title: string;
  onReset: () => void;
  /** How many filters are set; shown on the button that opens the drawer. */
  active?: number;
  children: ReactNode;
}

/** Filters at the side from 1280 px; below, a button opens them in a drawer. */
export function FilterPanel({ title, onReset, active = 0, children }: FilterPanelProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const reset = (
    <Button kind="text" size="sm" onClick={onReset}>
      {t('reset')}
    </Button>
  );
  return (
    <>
      <div className={css.opener}>
        <Button block icon="sliders-horizontal" aria-expanded={open} onClick={() => setOpen(true)}>
          {title}
          {active > 0 ? (
            <>
              <span className={css.badge} aria-hidden="true">
                {active}
              </span>
              <span className="visually-hidden"> {t('filtersSet', { count: active })}</span>
            </>
          ) : null}
        </Button>
      </div>
      <aside className={css.side} aria-label={title}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {reset}
        </div>
        {children}
      </aside>
      <Drawer
        open={open}
        onClose={close}
        title={title}
        width={360}
        actions={reset}
        footer={
          <Button kind="primary" block onClick={close}>
            {t('showResults')}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

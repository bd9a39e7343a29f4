import AntDrawer from 'antd/es/drawer';
import { type ReactNode, useState } from 'react';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { keepNoticesAbove } from './above-foot';
import css from './drawer.module.css';
import { AntScope } from './scope';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  /** Which edge it comes from. */
  side?: 'left' | 'right';
  width?: number;
  footer?: ReactNode;
  children: ReactNode;
}

export function DrawerBox({
  open,
  onClose,
  title,
  actions,
  side = 'right',
  width = 480,
  footer,
  children,
}: DrawerProps) {
  const t = useT();
  const [stands, setStands] = useState(false);
  return (
    <AntScope>
      <AntDrawer
        open={open}
        onClose={onClose}
        afterOpenChange={setStands}
        // A second click on what opened it is no click beside it.
        mask={{ closable: stands }}
        placement={side}
        size={width}
        closable={false}
        destroyOnHidden
        classNames={{
          section: css[side],
          header: css.header,
          body: css.body,
          footer: css.footer,
          wrapper: css.wrapper,
        }}
        title={<span className={css.title}>{title}</span>}
        extra={
          <div className={css.actions}>
            {actions}
            <Button kind="text" icon="x" aria-label={t('close')} onClick={onClose} />
          </div>
        }
        footer={
          footer ? (
            <div ref={keepNoticesAbove} className={css.actions}>
              {footer}
            </div>
          ) : undefined
        }
      >
        {children}
      </AntDrawer>
    </AntScope>
  );
}

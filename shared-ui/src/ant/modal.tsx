import AntModal from 'antd/es/modal';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useT } from '../base/messages';
import { Icon, type IconName } from '../icons/icon';
import tones from '../theme/tones.module.css';
import { keepNoticesAbove } from './above-foot';
import css from './modal.module.css';
import { AntScope } from './scope';

const widths = { notice: 520, document: 880 };

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  icon?: IconName;
  tone?: 'primary' | 'amber' | 'red';
  children: ReactNode;
  footer: ReactNode;
  /** Whether Escape, the cross and a click outside close it. */
  closable?: boolean;
  /** `document` has the width of a page to read. */
  size?: 'notice' | 'document';
  /** A warning that is read out as it comes; its last button, which does no harm, has the focus. */
  urgent?: boolean;
  onClose?: () => void;
}

/** antd's box is a dialog; what cannot wait is an alertdialog, described by its text. */
function announce(panel: HTMLElement, describedBy: string): void {
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-describedby', describedBy);
  const button = [...panel.querySelectorAll('button')].at(-1);
  requestAnimationFrame(() => button?.focus());
}

/** The focus begins at the first field, else at the first button below, which does no harm; not at the cross. */
function begin(panel: HTMLElement): void {
  const first = 'input:not(:disabled), textarea:not(:disabled)';
  requestAnimationFrame(() => {
    // A field that asked for it has it already.
    if (panel.contains(document.activeElement) && document.activeElement?.matches(first)) return;
    const place = panel.querySelector<HTMLElement>(first) ?? panel.querySelector<HTMLElement>('[data-foot] button');
    place?.focus();
  });
}

/** Puts a focus that is nowhere back to where it was, or to the title of the page where that has gone too. */
function giveBack(before: Element | null): void {
  if (document.activeElement !== document.body) return;
  const left = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : null;
  const title = document.querySelector<HTMLElement>('main [data-page-heading]');
  (left ?? title ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/**
 * Gives the focus back where antd does not: where a box goes with the part of the page that drew it, and where its
 * answer took away what had opened it.
 * @returns to be called once the box is closed
 */
function useFocusBack(open: boolean): () => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBefore(document.activeElement);
  }
  useEffect(() => () => giveBack(before), [before]);
  return () => giveBack(before);
}

export function ModalBox({
  open,
  title,
  icon,
  tone = 'primary',
  children,
  footer,
  closable = true,
  size = 'notice',
  urgent = false,
  onClose,
}: ModalProps) {
  const t = useT();
  const id = useId();
  // One and the same over all pictures, else each would take the focus again.
  const panelRef = useCallback(
    (panel: HTMLElement | null) => {
      if (panel && urgent) announce(panel, id);
      else if (panel && size === 'notice') begin(panel);
    },
    [id, urgent, size],
  );
  const giveFocusBack = useFocusBack(open);
  const [stands, setStands] = useState(false);
  return (
    <AntScope>
      <AntModal
        panelRef={panelRef}
        open={open}
        afterOpenChange={(isThere) => {
          setStands(isThere);
          if (!isThere) giveFocusBack();
        }}
        // antd's own motion grows the box: a button pressed on its way is somewhere else when it is let go.
        transitionName="ant-fade"
        centered
        destroyOnHidden
        width={widths[size]}
        keyboard={closable}
        // A second click on what opened it is no click beside it.
        mask={{ closable: closable && stands }}
        closable={closable ? { closeIcon: <Icon name="x" label={t('close')} /> } : false}
        onCancel={onClose}
        footer={
          footer ? (
            <div ref={keepNoticesAbove} className={css.footer} data-foot="">
              {footer}
            </div>
          ) : null
        }
        classNames={{ container: css.container, header: css.header, body: clsx(css.body, icon && css.beside) }}
        title={
          <span className={css.head}>
            {icon ? (
              <span className={clsx(css.icon, tones[tone])}>
                <Icon name={icon} size={24} />
              </span>
            ) : null}
            <span className={css.title}>{title}</span>
          </span>
        }
      >
        {urgent ? <div id={id}>{children}</div> : children}
      </AntModal>
    </AntScope>
  );
}

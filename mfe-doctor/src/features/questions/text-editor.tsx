import { Button } from '@tvacha/shared-ui/button';
import { RichText } from '@tvacha/shared-ui/rich-text';
import { TextArea, type TextAreaProps } from '@tvacha/shared-ui/text-area';
import { useId, useRef, useState } from 'react';
import { seemsPersonal } from '../../common/personal-data';
import forms from './form.module.css';
import { LinkField } from './link-field';
import { useT } from './messages';
import styles from './questions.module.css';

/** A text in Markdown: written, seen as it will be read, with links to what is here. It warns of what may name a person. */
export function TextEditor(field: Omit<TextAreaProps, 'warning' | 'hint' | 'isSoft'>) {
  const t = useT();
  const { value, onChange, label } = field;
  const [open, setOpen] = useState<'preview' | 'link'>();
  const box = useRef<HTMLDivElement>(null);
  const part = useId();
  const toggle = (one: 'preview' | 'link') => setOpen(open === one ? undefined : one);
  const insert = (markdown: string) => {
    const area = box.current?.querySelector('textarea');
    const at = area?.selectionEnd ?? value.length;
    const [before, after] = [value.slice(0, at), value.slice(at)];
    onChange(`${before}${/\S$/.test(before) ? ' ' : ''}${markdown}${after}`);
    setOpen(undefined);
    // The field of the link takes the focus once more before it goes.
    queueMicrotask(() => area?.focus());
  };
  return (
    <div className={forms.editor} ref={box}>
      <TextArea
        {...field}
        isSoft
        hint={t('questions.markdown')}
        warning={seemsPersonal(value) ? t('questions.personal') : undefined}
      />
      <div className={styles.tools}>
        <Button
          size="sm"
          kind="text"
          icon="eye"
          aria-expanded={open === 'preview'}
          aria-controls={part}
          disabled={!value.trim()}
          onClick={() => toggle('preview')}
        >
          {t('questions.preview')}
        </Button>
        <Button
          size="sm"
          kind="text"
          icon="link"
          aria-expanded={open === 'link'}
          aria-controls={part}
          onClick={() => toggle('link')}
        >
          {t('questions.addLink')}
        </Button>
      </div>
      <div id={part}>
        {open === 'link' ? <LinkField onLink={insert} /> : null}
        {open === 'preview' ? (
          <section className={forms.preview} aria-label={t('questions.previewOf', { what: label })}>
            <RichText text={value} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

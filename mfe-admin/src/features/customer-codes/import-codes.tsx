import { mostCodes } from '@tvacha/shared-contract/form-rules';
import { importCodes } from '@tvacha/shared-contract/routes/admin/codes';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { formatNumber } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { FormNotice, FormProblem } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './customer-codes.module.css';
import { ImportFindings, type Tried } from './import-findings';
import { readCodes, textOf } from './read-codes';
import { realCodes } from './real-codes';

interface ImportCodesProps {
  /** The right may go meanwhile: what was pasted stays to be copied. */
  may: boolean;
  onClose: () => void;
}

/** Takes codes of new cards in: pasted or from a file, tried first, so that what becomes of each line is seen. */
export function ImportCodes({ may, onClose }: ImportCodesProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const file = useRef<HTMLInputElement>(null);
  /** What a dry run said of the text that still stands there. */
  const [tried, setTried] = useState<Tried | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  /** The file that was chosen is no list. */
  const [isUnread, setUnread] = useState(false);
  const words = { FORBIDDEN: t('codes.forbidden') };
  const closed = () => (may ? undefined : t('edit.closed'));

  const form: Form<{ text: string }> = useForm({
    name: 'codes-import',
    initial: { text: '' },
    isTrial: true,
    closed,
    words,
    check: ({ text }) => {
      const { codes, malformed } = readCodes(text);
      if (codes.length > mostCodes) return { text: 'many' };
      return codes.length === 0 && malformed.length === 0 ? { text: 'none' } : {};
    },
    say: (_field, why) =>
      why === 'many'
        ? t('import.many', {
            most: formatNumber(mostCodes),
            count: formatNumber(readCodes(form.values.text).codes.length),
          })
        : t('import.none'),
    async submit({ text }) {
      setAdded(null);
      setUnread(false);
      const read = readCodes(text);
      const { added, duplicates } =
        read.codes.length > 0
          ? await call(importCodes, { body: { codes: read.codes, dryRun: true } })
          : { added: 0, duplicates: [] };
      setTried({ ...read, fresh: added, known: duplicates });
    },
  });
  const taking = useForm({
    initial: {},
    closed,
    words,
    async submit() {
      const { added } = await call(importCodes, { body: { codes: tried?.codes ?? [] } });
      setAdded(added);
      setTried(null);
      form.begin({ text: '' });
      dispatch(realCodes.invalidate());
    },
  });
  const take = (text: string) => {
    form.change({ text });
    setTried(null);
    setUnread(false);
    taking.clear();
  };
  const field = form.field('text');
  return (
    <Card
      title={t('import.title')}
      actions={<Button kind="text" size="sm" icon="x" aria-label={t('import.close')} onClick={onClose} />}
    >
      <form {...form.props} className={styles.form}>
        <TextArea {...field} onChange={take} label={t('import.text')} hint={t('import.hint')} rows={6} autoFocus />
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          aria-label={t('import.file')}
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            const text = chosen ? await textOf(chosen) : undefined;
            if (typeof text === 'string') take(text);
            else setUnread(text === null);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {tried && <ImportFindings {...tried} />}
        {added === null ? null : <Notice tone="success" live title={t('import.done', { count: added })} />}
        {isUnread && <FormNotice>{t('import.noList')}</FormNotice>}
        <FormProblem form={taking.problem ? taking : form} />
        <fieldset className={styles.buttons} disabled={form.isClosed}>
          <Button icon="upload-simple" onClick={() => file.current?.click()}>
            {t('import.file')}
          </Button>
          <Button kind={tried ? 'default' : 'primary'} htmlType="submit" loading={form.isSending}>
            {t('import.try')}
          </Button>
          {tried && tried.fresh > 0 && (
            <Button kind="primary" loading={taking.isSending} onClick={() => void taking.submit()}>
              {t('import.take', { count: tried.fresh })}
            </Button>
          )}
        </fieldset>
      </form>
    </Card>
  );
}

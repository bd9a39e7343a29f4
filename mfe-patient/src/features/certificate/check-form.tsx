import { certificatePath } from '@tvacha/shared-contract/certificate-path';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './check-page.module.css';

/** Where a number is typed from paper. */
export function CheckForm({ given }: { given: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = number.trim();
    setMissing(typed === '');
    if (typed !== '') navigate(certificatePath(typed.toUpperCase()));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('check.form')}>
      <TextField
        label={t(given ? 'check.another' : 'check.number')}
        name="number"
        hint={t('check.hint')}
        value={number}
        onChange={setNumber}
        maxLength={40}
        error={isMissing ? t('check.missing') : undefined}
      />
      <Button kind={given ? 'default' : 'primary'} size="lg" htmlType="submit">
        {t('check.submit')}
      </Button>
    </form>
  );
}

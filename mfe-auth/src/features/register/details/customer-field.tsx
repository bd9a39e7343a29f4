import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Tag } from '@tvacha/shared-ui/tag';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
import { selectRegistration } from '../state/selectors';
import styles from './details.module.css';
import type { DetailsForm } from './use-details';

export function CustomerField({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  const { acceptedCode, refusedCode } = useAppSelector(selectRegistration);
  const field = form.field('customerId');
  const code = field.value.trim().toUpperCase();
  // It came with the address and was asked about before anything was sent.
  const refused = code !== '' && code === refusedCode ? errorMessage('INVALID_CODE') : undefined;
  const isAccepted = code !== '' && code === acceptedCode;
  return (
    <div className={styles.code}>
      <TextField
        {...field}
        error={field.error ?? refused}
        autoComplete="off"
        label={t('customerId.label')}
        hint={t('customer.hint')}
        after={
          isAccepted ? (
            <Tag tone="green" icon="check-circle">
              {t('customerId.accepted')}
            </Tag>
          ) : undefined
        }
      />
    </div>
  );
}

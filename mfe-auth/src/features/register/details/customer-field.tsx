import { useAppSelector } from '@tvacha/shared-core/store';
import { Tag } from '@tvacha/shared-ui/tag';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
import { longest } from '../state/form';
import { selectRegistration } from '../state/selectors';
import styles from './details.module.css';
import type { DetailsFields } from './use-details';

export function CustomerField({ values, change, errorOf }: DetailsFields) {
  const t = useRegisterT();
  const { acceptedCode } = useAppSelector(selectRegistration);
  const code = values.customerId.trim().toUpperCase();
  const isAccepted = code !== '' && code === acceptedCode;
  return (
    <div className={styles.code}>
      <TextField
        name="customerId"
        autoComplete="off"
        label={t('customerId.label')}
        hint={t('customer.hint')}
        maxLength={longest.customerId}
        value={values.customerId}
        onChange={(customerId) => change({ customerId })}
        error={errorOf('customerId')}
        after={
          isAccepted ? (
            <Tag tone="green" icon="check-circle">
              {t('customerId.accepted')}
            </Tag>
          ) : undefined
        }
        required
      />
    </div>
  );
}

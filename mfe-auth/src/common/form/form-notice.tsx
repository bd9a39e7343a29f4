import { Icon } from '@tvacha/shared-ui/icon';
import styles from './form.module.css';

/** What went wrong with the whole form, said once, above its button. */
export function FormNotice({ text }: { text: string }) {
  return (
    <p className={styles.notice} role="alert">
      <Icon name="warning-circle" size={20} />
      <span>{text}</span>
    </p>
  );
}

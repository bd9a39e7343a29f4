import { Icon } from '@tvacha/shared-ui/icon';
import { useThemeMode } from '@tvacha/shared-ui/theme';
import { useT } from '../../messages';
import styles from './header.module.css';

/** Light or dark. */
export function ThemeSwitch() {
  const t = useT();
  const [mode, setMode] = useThemeMode();
  const dark = mode === 'dark';
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={t('header.dark')}
      aria-pressed={dark}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={20} />
    </button>
  );
}

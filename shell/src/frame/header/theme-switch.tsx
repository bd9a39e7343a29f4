import { Icon } from '@tvacha/shared-ui/icon';
import { useThemeMode } from '@tvacha/shared-ui/theme';
import { clsx } from 'clsx';
import { useT } from '../../messages';
import styles from './icon-button.module.css';
import byTheme from './theme-switch.module.css';

/** Light or dark. */
export function ThemeSwitch({ withWords }: { withWords?: boolean }) {
  const t = useT();
  const [mode, setMode] = useThemeMode();
  const dark = mode === 'dark';
  return (
    <button
      type="button"
      className={clsx(styles.iconButton, withWords ? styles.wordy : styles.theme)}
      aria-label={withWords ? undefined : t('header.dark')}
      aria-pressed={dark}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {/* Which of them shows is the style's to say: it knows the reader's system before any script runs. */}
      <span className={byTheme.whileLight}>
        <Icon name="moon" size={20} />
      </span>
      <span className={byTheme.whileDark}>
        <Icon name="sun" size={20} />
      </span>
      {withWords ? t('header.dark') : null}
    </button>
  );
}

import { languages } from '@tvacha/shared-contract/languages';
import { type Language, setLanguage, useLanguage } from '@tvacha/shared-core/i18n';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { useState } from 'react';
import { useT } from '../../messages';
import styles from './language-switch.module.css';

/** The other languages, each by its own name; the page stays what and where it is. */
export function LanguageSwitch() {
  const t = useT();
  const spoken = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [changed, setChanged] = useState(false);

  const change = async (language: Language) => {
    if (!(await setLanguage(language))) return;
    setChanged(true);
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    // The address would win over the choice on a reload.
    query.set('lang', language);
    navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  };

  return (
    <>
      {languages
        .filter(({ code }) => code !== spoken)
        .map(({ code, name }, place) => (
          // By its place, so that the button which has focus is still there when it offers the way back.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <button key={place} type="button" className={styles.switch} lang={code} onClick={() => void change(code)}>
            {name}
          </button>
        ))}
      <span className="visually-hidden" role="status">
        {changed ? t('header.languageChanged') : null}
      </span>
    </>
  );
}

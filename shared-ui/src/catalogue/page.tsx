import { isLanguage } from '@tvacha/shared-contract/languages';
import { loadLanguage, speak } from '@tvacha/shared-core/i18n';
import { BrowserRouter, useLocation } from '@tvacha/shared-core/router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/tokens.generated.css';
import '../theme/fonts.css';
import '../theme/base.css';
import '../icons/all-icons';
import { PortalTheme } from '../theme/theme';
import css from './catalogue.module.css';
import { Frame } from './frame';
import { drawn } from './part-examples';
import { allParts, type PartName } from './part-names';

/**
 * The living catalogue. `/<part>` has the list of parts and the part in a window of its own; with `?bare` there is
 * the part alone, as the tests look at it. `lang` and `theme` say how.
 */
const asked = new URLSearchParams(window.location.search);
const isPart = (name: string): name is PartName => (allParts as readonly string[]).includes(name);
const partOf = (pathname: string) => {
  const name = pathname.slice(1);
  return isPart(name) ? name : 'tokens';
};
const part = partOf(window.location.pathname);
const language = asked.get('lang') ?? 'en';
const theme = asked.get('theme');

function Bare() {
  const shown = partOf(useLocation().pathname);
  const Part = drawn[shown];
  return (
    <main className={css.bare}>
      <h1 className="visually-hidden">{shown}</h1>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </main>
  );
}

if (theme) document.documentElement.dataset.theme = theme;
document.title = `${part} · Tvacha parts`;
if (isLanguage(language)) {
  await loadLanguage(language);
  speak(language);
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <PortalTheme>{asked.has('bare') ? <Bare /> : <Frame part={part} />}</PortalTheme>
    </BrowserRouter>
  </StrictMode>,
);

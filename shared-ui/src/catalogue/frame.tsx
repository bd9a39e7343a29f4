import { useState } from 'react';
import { Logo } from '../brand/logo';
import { Segmented } from '../form/segmented';
import css from './catalogue.module.css';
import { type PartName, partNames } from './part-names';

const widths = { full: '100%', tablet: '768px', phone: '390px' } as const;
type Width = keyof typeof widths;

/** The list of parts, and one part in a window of its own: so the width of a phone is really one. */
export function Frame({ part }: { part: PartName }) {
  const asked = new URLSearchParams(window.location.search);
  const [width, setWidth] = useState<Width>((asked.get('width') as Width | null) ?? 'full');
  const [theme, setTheme] = useState(asked.get('theme') === 'dark' ? 'dark' : 'light');
  const [lang, setLang] = useState(asked.get('lang') === 'hi' ? 'hi' : 'en');
  const query = new URLSearchParams({ theme, lang });
  document.documentElement.dataset.theme = theme;
  return (
    <div className={css.frame}>
      <nav className={css.parts} aria-label="Parts">
        <Logo />
        {Object.entries(partNames).map(([group, names]) => (
          <section key={group} aria-label={group}>
            <h2 className={css.group}>{group}</h2>
            {names.map((name) => (
              <a
                key={name}
                href={`/${name}?${query}&width=${width}`}
                className={css.part}
                aria-current={name === part ? 'page' : undefined}
              >
                {name}
              </a>
            ))}
          </section>
        ))}
      </nav>
      <main className={css.show}>
        <div className={css.bar}>
          <h1 className={css.title}>{part}</h1>
          <Segmented
            label="Width"
            value={width}
            onChange={setWidth}
            options={[
              { value: 'full', label: 'Full' },
              { value: 'tablet', label: '768' },
              { value: 'phone', label: '390' },
            ]}
          />
          <Segmented
            label="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: 'Light', icon: 'sun' },
              { value: 'dark', label: 'Dark', icon: 'moon' },
            ]}
          />
          <Segmented
            label="Language"
            value={lang}
            onChange={setLang}
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
          />
        </div>
        <div className={css.stage}>
          <iframe className={css.window} style={{ width: widths[width] }} title={part} src={`/${part}?${query}&bare`} />
        </div>
      </main>
    </div>
  );
}

import { BrowserRouter } from '@tvacha/shared-core/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../tokens.generated.css';
import '../fonts.css';
import '../base.css';
import { BookCover } from '../book-cover';
import { Button } from '../button';
import { Logo } from '../logo';
import { PageHeader } from '../page-header';
import { PdfViewer } from '../pdf-viewer';
import { PortalTheme, useThemeMode } from '../theme';
import { VirtualGrid } from '../virtual-grid';
import { Art } from './art';
import { Basics } from './basics';
import css from './catalogue.module.css';
import { Data } from './data';
import { Fields } from './fields';
import { Messages } from './messages';
import { samplePdf } from './sample-pdf';
import { books } from './samples';

const parts = ['basics', 'fields', 'data', 'messages', 'art', 'grid', 'reader', 'failure'] as const;
const part = new URLSearchParams(window.location.search).get('part') ?? 'basics';
const sample = URL.createObjectURL(samplePdf(120));

function Grid() {
  return (
    <VirtualGrid
      label="Ebooks"
      items={books}
      itemKey={(book) => book.id}
      minColumnWidth={148}
      estimateHeight={300}
      renderItem={({ title, author, cover }) => (
        <>
          <BookCover title={title} author={author} cover={cover} />
          <p style={{ marginTop: 12, font: 'var(--type-table)' }}>{title}</p>
        </>
      )}
    />
  );
}

function Switch() {
  const [mode, setMode] = useThemeMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return <Button icon={mode === 'dark' ? 'sun' : 'moon'} aria-label={other} onClick={() => setMode(other)} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <PortalTheme>
        <main className={css.page}>
          <nav className={css.bar}>
            <Logo />
            {parts.map((name) => (
              <a key={name} href={`/?part=${name}`}>
                {name}
              </a>
            ))}
            <Switch />
          </nav>
          {part === 'basics' ? <Basics /> : <PageHeader title={part} />}
          {part === 'fields' ? <Fields /> : null}
          {part === 'data' ? <Data /> : null}
          {part === 'messages' ? <Messages /> : null}
          {part === 'art' ? <Art /> : null}
          {part === 'grid' ? <Grid /> : null}
          {part === 'reader' ? <PdfViewer url={sample} title="Pigment Disorders in Skin of Colour" /> : null}
          {part === 'failure' ? <PdfViewer url="/nothing.pdf" title="Nothing" /> : null}
        </main>
      </PortalTheme>
    </BrowserRouter>
  </StrictMode>,
);

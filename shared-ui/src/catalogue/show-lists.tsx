import { useState } from 'react';
import { BookCover } from '../art/book-cover';
import { ChoiceList } from '../form/choice-list';
import { SearchField } from '../form/search-field';
import { Segmented } from '../form/segmented';
import { FilterPanel } from '../list/filter-panel';
import { Pagination } from '../list/pagination';
import { VirtualGrid } from '../list/virtual-grid';
import { FilterChips } from '../page/filter-chips';
import { ListPage } from '../page/list-page';
import { Loaded } from '../states/loaded';
import { EmptyState } from '../states/states';
import css from './catalogue.module.css';
import { books, specialities } from './samples';
import { Section, useT } from './section';

const nothing = () => undefined;
const state = new URLSearchParams(window.location.search).get('state') ?? 'ready';

function Search() {
  const say = useT();
  const [search, setSearch] = useState('');
  return (
    <SearchField
      label={say('Search', 'खोजें')}
      placeholder={say('Title, author or topic', 'शीर्षक, लेखक या विषय')}
      value={search}
      onChange={setSearch}
    />
  );
}

function Views() {
  const say = useT();
  const [view, setView] = useState<'covers' | 'list'>('covers');
  return (
    <Segmented
      label={say('View', 'दृश्य')}
      value={view}
      onChange={setView}
      options={[
        { value: 'covers', label: say('Covers', 'आवरण'), icon: 'squares-four' },
        { value: 'list', label: say('List', 'सूची'), icon: 'rows', count: 12 },
      ]}
    />
  );
}

function Filters() {
  const say = useT();
  const [speciality, setSpeciality] = useState<string | undefined>('hair');
  return (
    <FilterPanel
      title={say('Filters', 'फ़िल्टर')}
      onReset={() => setSpeciality(undefined)}
      active={speciality === undefined ? 0 : 1}
    >
      <ChoiceList
        label={say('Sub-speciality', 'उप-विशेषता')}
        options={specialities}
        value={speciality}
        onChange={setSpeciality}
      />
      <ChoiceList
        label={say('Language', 'भाषा')}
        options={[{ value: 'en', label: 'English', count: 1286 }]}
        onChange={nothing}
      />
    </FilterPanel>
  );
}

function Chips() {
  const say = useT();
  const [chips, setChips] = useState([
    { name: 'language', label: say('English', 'अंग्रेज़ी') },
    { name: 'years', label: say('2023 to 2026', '2023 से 2026') },
  ]);
  return (
    <FilterChips
      chips={chips}
      onRemove={(name) => setChips((all) => all.filter((chip) => chip.name !== name))}
      onClear={() => setChips([])}
    />
  );
}

function Grid({ count }: { count: number }) {
  const say = useT();
  return (
    <VirtualGrid
      label={say('Ebooks', 'ई-पुस्तकें')}
      items={books.slice(0, count)}
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

export function ListPages() {
  const say = useT();
  const [page, setPage] = useState(1);
  return (
    <ListPage
      title={say('Ebooks', 'ई-पुस्तकें')}
      count={say('286 of 412 titles', '412 में से 286 किताबें')}
      tools={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Search />
          <Views />
        </div>
      }
      filters={<Filters />}
      chips={<Chips />}
      pagination={<Pagination page={page} dataPerPage={15} total={286} onChange={setPage} />}
    >
      <Loaded
        view={{
          status: state === 'failed' ? 'failed' : 'ready',
          value: state === 'loading' || state === 'failed' ? null : books.slice(0, state === 'empty' ? 0 : 15),
          code: null,
          reload: nothing,
        }}
        shape="grid"
        failed={{
          title: say('The ebooks could not be loaded', 'ई-पुस्तकें नहीं आ सकीं'),
          text: say('Your filters are kept.', 'आपके फ़िल्टर सुरक्षित हैं।'),
        }}
        empty={
          <EmptyState
            title={say('No ebook fits', 'कोई किताब नहीं मिली')}
            text={say('Take a filter away.', 'कोई फ़िल्टर हटाएँ।')}
          />
        }
      >
        {(rows) => <Grid count={rows.length} />}
      </Loaded>
    </ListPage>
  );
}

export const FilterChipRows = () => (
  <Section name="What narrows a list">
    <Chips />
  </Section>
);

export const SearchFields = () => (
  <Section name="A search">
    <div className={css.narrow}>
      <Search />
    </div>
  </Section>
);

export const SegmentedViews = () => (
  <Section name="One of a few views">
    <Views />
  </Section>
);

export const FilterPanels = () => (
  <Section name="At the side from 1280 px, in a drawer below">
    <div className={css.narrow}>
      <Filters />
    </div>
  </Section>
);

export const VirtualGrids = () => <Grid count={1000} />;

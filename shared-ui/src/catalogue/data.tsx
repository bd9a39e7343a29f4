import { useState } from 'react';
import { Avatar } from '../avatar';
import { ChoiceList } from '../choice-list';
import { FilterPanel } from '../filter-panel';
import { Pagination } from '../pagination';
import { SearchField } from '../search-field';
import { Segmented } from '../segmented';
import { Select } from '../select';
import { EmptyState } from '../states';
import { DataTable } from '../table';
import { Tag } from '../tag';
import css from './catalogue.module.css';
import { doctors, specialities } from './samples';
import { Section } from './section';

export function Data() {
  const [search, setSearch] = useState('');
  const [view, setView] = useState<'covers' | 'list'>('covers');
  const [speciality, setSpeciality] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState('1');
  return (
    <>
      <Section name="Search, segmented, select">
        <div className={css.narrow}>
          <SearchField label="Search" placeholder="Title, author or topic" value={search} onChange={setSearch} />
        </div>
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'covers', label: 'Covers', icon: 'squares-four' },
            { value: 'list', label: 'List', icon: 'rows', count: 12 },
          ]}
        />
        <div className={css.narrow}>
          <Select
            label="Sub-speciality"
            placeholder="Any"
            value={speciality}
            onChange={setSpeciality}
            options={specialities}
            searchable
            allowClear
          />
        </div>
        <div className={css.narrow}>
          <Select
            label="Sort"
            hideLabel
            value="new"
            onChange={() => undefined}
            options={[{ value: 'new', label: 'Newest' }]}
          />
        </div>
      </Section>
      <Section name="Filters and table">
        <div style={{ flex: '1 1 500px', minWidth: 0 }}>
          <DataTable
            label="Applicants"
            rows={doctors}
            rowKey={(row) => row.id}
            selectedKey={open}
            onRowClick={(row) => setOpen(row.id)}
            empty={<EmptyState title="Nobody waits" text="New applications appear here." />}
            columns={[
              {
                key: 'name',
                title: 'Doctor',
                render: (row) => (
                  <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                    <Avatar name={row.name} seed={row.id} size={32} />
                    {row.name}
                  </span>
                ),
              },
              { key: 'registration', title: 'Registration', render: (row) => row.registration, hideBelow: 768 },
              { key: 'state', title: 'State', render: (row) => <Tag tone="amber">{row.state}</Tag>, width: 120 },
            ]}
          />
          <Pagination page={page} dataPerPage={15} total={286} onChange={setPage} />
        </div>
        <div className={css.narrow}>
          <FilterPanel title="Filters" onReset={() => setSpeciality('')} active={speciality ? 1 : 0}>
            <ChoiceList
              label="Sub-speciality"
              options={specialities}
              value={speciality}
              onChange={(value) => setSpeciality(value ?? '')}
            />
            <ChoiceList
              label="Language"
              options={[{ value: 'en', label: 'English', count: 1286 }]}
              onChange={() => undefined}
            />
          </FilterPanel>
        </div>
      </Section>
      <Section name="Table without rows">
        <div className={css.half}>
          <DataTable label="None" rows={[]} rowKey={() => ''} columns={[]} loading empty={null} />
        </div>
      </Section>
    </>
  );
}

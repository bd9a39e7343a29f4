import { useState } from 'react';
import { Avatar } from '../art/avatar';
import { Tabs } from '../base/tabs';
import { Tag } from '../base/tag';
import { ChoiceList } from '../form/choice-list';
import { Pagination } from '../list/pagination';
import { EmptyState } from '../states/states';
import { DataTable } from '../table/table';
import css from './catalogue.module.css';
import { doctors, specialities } from './samples';
import { Section, useT } from './section';

export function ChoiceLists() {
  const [value, setValue] = useState<string | undefined>('acne');
  return (
    <Section name="At most one">
      <div className={css.narrow}>
        <ChoiceList label="Sub-speciality" options={specialities} value={value} onChange={setValue} />
      </div>
    </Section>
  );
}

export function Tables() {
  const say = useT();
  const [open, setOpen] = useState('1');
  const [sort, setSort] = useState('name');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']));
  const empty = (
    <EmptyState
      title={say('Nobody waits', 'कोई इंतज़ार में नहीं')}
      text={say('New applications appear here.', 'नए आवेदन यहाँ दिखेंगे।')}
    />
  );
  return (
    <>
      <Section name="Rows that open, sort and are chosen; cards below 768 px">
        <div className={css.wide}>
          <DataTable
            label={say('Applicants', 'आवेदक')}
            rows={doctors}
            rowKey={(row) => row.id}
            selectedKey={open}
            onRowClick={(row) => setOpen(row.id)}
            empty={empty}
            sorting={{ value: sort, onChange: setSort }}
            choosing={{ chosen, onChange: setChosen, nameOf: (row) => row.name }}
            columns={[
              {
                key: 'name',
                title: say('Doctor', 'डॉक्टर'),
                sort: { asc: 'name', desc: 'nameLast' },
                render: (row) => (
                  <span className={css.person}>
                    <Avatar name="" seed={row.id} size={32} />
                    {row.name}
                  </span>
                ),
              },
              {
                key: 'registration',
                title: say('Registration', 'पंजीकरण'),
                render: (row) => row.registration,
              },
              {
                key: 'state',
                title: say('State', 'स्थिति'),
                render: (row) => <Tag tone="amber">{row.state}</Tag>,
                width: 120,
              },
            ]}
          />
        </div>
      </Section>
      <Section name="No rows">
        <div className={css.wide}>
          <DataTable label="None" rows={[]} rowKey={() => ''} columns={[]} empty={empty} />
        </div>
      </Section>
    </>
  );
}

export function Paginations() {
  const [page, setPage] = useState(4);
  return (
    <Section name="Pages of a long list">
      <div className={css.wide}>
        <Pagination page={page} dataPerPage={15} total={286} onChange={setPage} />
      </div>
    </Section>
  );
}

export function TabViews() {
  const say = useT();
  const [tab, setTab] = useState('PHONE_LOGIN');
  return (
    <Section name="Views of one thing">
      <div className={css.wide}>
        <Tabs
          label={say('How to log in', 'लॉग इन का तरीक़ा')}
          value={tab}
          onChange={setTab}
          items={[
            {
              key: 'PHONE_LOGIN',
              label: say('Phone code', 'फ़ोन कोड'),
              icon: 'device-mobile',
              children: <p>{say('A code comes to your phone.', 'कोड आपके फ़ोन पर आएगा।')}</p>,
            },
            {
              key: 'EMAIL_LOGIN',
              label: say('Email and password', 'ईमेल और पासवर्ड'),
              icon: 'envelope-simple',
              badge: 3,
              children: <p>{say('Your email.', 'आपका ईमेल।')}</p>,
            },
          ]}
        />
      </div>
    </Section>
  );
}

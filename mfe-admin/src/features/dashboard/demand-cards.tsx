import { useListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { Select } from '@tvacha/shared-ui/select';
import { useT } from '../../common/i18n';
import { dashboardList } from './dashboard-list';
import css from './demand-cards.module.css';
import { FigureCard } from './figure-card';
import { type BarePlaces, barePlaces, type Misses, type MostRead, misses, mostRead } from './figures';
import { nameOf } from './names';
import { RankedTable } from './ranked-table';

const { days: spans, kind: kinds } = dashboardList.fields;
const hasNone = (rows: readonly unknown[]) => rows.length === 0;

/** What is read, what is searched for in vain and where no doctor is, in the same last days. */
export function DemandCards() {
  const t = useT();
  const { address, change } = useListAddress(dashboardList);
  const days = Number(address.days);
  return (
    <section aria-label={t('figures.title')}>
      <div className={css.tools}>
        <h2 className={css.title}>{t('figures.title')}</h2>
        <Segmented
          label={t('figures.days')}
          value={address.days}
          options={[...spans.options]
            .sort((one, other) => Number(one) - Number(other))
            .map((value) => ({
              value,
              label: t('figures.lastDays', { days: value }),
            }))}
          onChange={(days) => change({ days })}
        />
      </div>
      <div className={css.cards}>
        <MostReadCard days={days} kind={address.kind} onKind={(kind) => change({ kind })} />
        <MissesCard days={days} />
        <PlacesCard days={days} />
      </div>
    </section>
  );
}

interface MostReadCardProps {
  days: number;
  kind: (typeof kinds.options)[number];
  onKind: (kind: (typeof kinds.options)[number]) => void;
}

function MostReadCard({ days, kind, onKind }: MostReadCardProps) {
  const t = useT();
  const view = useResource(mostRead, { days, ...(kind === 'all' ? {} : { type: kind }) });
  return (
    <FigureCard<MostRead>
      title={t('reads.title')}
      lead={t('reads.lead')}
      file={`most-read-${days}-days`}
      view={view}
      csv={({ items }) => [['title', 'kind', 'reads'], ...items.map(({ title, type, count }) => [title, type, count])]}
      isEmpty={({ items }) => hasNone(items)}
      empty={t('reads.empty')}
      tools={
        <Select
          label={t('reads.kind')}
          value={kind}
          options={kinds.options.map((value) => ({
            value,
            label: value === 'all' ? t('reads.allKinds') : nameOf(value, t),
          }))}
          onChange={(value) => onKind(value as typeof kind)}
        />
      }
    >
      {({ items }) => (
        <RankedTable
          label={t('reads.title')}
          heads={[t('reads.what'), t('reads.count')]}
          rows={items.map(({ _id, title, type, count }) => ({
            key: _id,
            name: title,
            note: kind === 'all' ? nameOf(type, t) : undefined,
            counts: [count],
          }))}
        />
      )}
    </FigureCard>
  );
}

function MissesCard({ days }: { days: number }) {
  const t = useT();
  return (
    <FigureCard<Misses>
      title={t('misses.title')}
      lead={t('misses.lead')}
      file={`searches-without-result-${days}-days`}
      view={useResource(misses, { days })}
      csv={(rows) => [['words', 'callers'], ...rows.map(({ words, count }) => [words, count])]}
      isEmpty={hasNone}
      empty={t('misses.empty')}
    >
      {(rows) => (
        <RankedTable
          label={t('misses.title')}
          heads={[t('misses.words'), t('misses.count')]}
          rows={rows.map(({ words, count }) => ({ key: words, name: words, counts: [count] }))}
        />
      )}
    </FigureCard>
  );
}

function PlacesCard({ days }: { days: number }) {
  const t = useT();
  return (
    <FigureCard<BarePlaces>
      title={t('places.title')}
      lead={t('places.lead')}
      file={`places-without-a-doctor-${days}-days`}
      view={useResource(barePlaces, { days })}
      csv={(rows) => [
        ['place', 'kind', 'searched', 'patients'],
        ...rows.map(({ place, kind, searched, patients }) => [place, kind, searched, patients]),
      ]}
      isEmpty={hasNone}
      empty={t('places.empty')}
    >
      {(rows) => (
        <RankedTable
          label={t('places.title')}
          heads={[t('places.place'), t('places.searched'), t('places.patients')]}
          rows={rows.map(({ kind, place, searched, patients }) => ({
            key: `${kind} ${place}`,
            name: kind === 'pincode' ? t('places.pincode', { digits: place }) : place,
            counts: [searched, patients],
          }))}
        />
      )}
    </FigureCard>
  );
}

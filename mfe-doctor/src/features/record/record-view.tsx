import { withQuery } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { BookmarkButton } from '../../common/bookmark-button';
import { useT } from '../../common/i18n';
import { useLearningTime } from '../../common/use-learning-time';
import type { Fact, Part, Whole } from '../../kinds/kind';
import { readerPath } from '../../kinds/paths';
import { leadOf, namesOf } from '../../kinds/people';
import { type KindProps, screenOf, seriesOf } from '../../kinds/screens';
import { ReadButtons } from './read-buttons';
import styles from './record-view.module.css';

/** What is in a record, numbered. */
function RecordParts({ title, items, marks, pages, reader }: Part & { reader: string | null }) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol className={styles.contents}>
        {items.map((item, at) => {
          const page = pages?.[at];
          return (
            <li key={item} data-mark={marks?.[at]}>
              {reader && page ? <Link to={withQuery(reader, { page })}>{item}</Link> : item}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function RecordFacts({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  return (
    <dl className={styles.facts} aria-label={t('record.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All there is to know of something before reading it. */
export function RecordView({ name, kind, record, reload }: KindProps & { record: Whole; reload: () => void }) {
  const t = useT();
  const item = { item: t(`${name}.item`) };
  const reader = record.fileUrl === null ? null : readerPath(name, record._id);
  useLearningTime(record._id);
  return (
    <div className={kind.wide ? styles.wide : styles.record}>
      {kind.wide ? null : (
        <div className={styles.cover} aria-hidden="true">
          <BookCover
            title={record.title}
            author={namesOf(record.people)}
            cover={record.cover}
            series={seriesOf(name)}
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.tags}>
          {record.subSpeciality ? <Tag tone="primary">{record.subSpeciality.name}</Tag> : null}
          {record.isNew ? <Tag tone="clay">{t('list.new')}</Tag> : null}
        </div>
        <PageHeader title={record.title} lead={leadOf(record.people, t)} />
        {screenOf(name).reader ? (
          <div className={styles.read}>
            {record.fileUrl === null ? (
              <p className={styles.noFile}>{t('record.noFile')}</p>
            ) : (
              <ReadButtons name={name} id={record._id} />
            )}
          </div>
        ) : null}
        <BookmarkButton contentId={record._id} />
        {kind.Body ? <kind.Body name={name} record={record} reload={reload} /> : null}
        <RecordFacts facts={kind.facts(record, t)} />
        <h2>{t('record.summary', item)}</h2>
        <p className={styles.summary}>{record.summary}</p>
        {kind.parts(record, t).map((part) => (
          <RecordParts key={part.title} {...part} reader={reader} />
        ))}
        {kind.contents?.(record)}
      </div>
    </div>
  );
}

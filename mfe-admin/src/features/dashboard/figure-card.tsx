import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded, type LoadedProps } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import type { ReactNode } from 'react';
import { useT } from '../../common/i18n';
import { type CsvRows, saveCsv } from './csv';
import styles from './figure-card.module.css';

interface FigureCardProps<Value> extends Pick<LoadedProps<Value>, 'view' | 'children'> {
  title: string;
  /** What is counted, in a sentence. */
  lead: string;
  /** The name of its file, without an ending. */
  file: string;
  csv: (value: Value) => CsvRows;
  isEmpty: (value: Value) => boolean;
  /** What it says where there is nothing yet. */
  empty: string;
  tools?: ReactNode;
}

/** Figures that are asked for by themselves: they come, fail and are taken away as CSV whatever stands beside them. */
export function FigureCard<Value>(props: FigureCardProps<Value>) {
  const { title, lead, file, view, csv, isEmpty, empty, tools, children } = props;
  const t = useT();
  const { value } = view;
  const hasFigures = value !== null && value !== undefined && !isEmpty(value);
  return (
    <Card
      title={title}
      actions={
        <Button
          size="sm"
          icon="download-simple"
          disabled={!hasFigures}
          onClick={() => hasFigures && saveCsv(file, csv(value))}
        >
          {t('activity.csv')}
        </Button>
      }
    >
      <p className={styles.lead}>{lead}</p>
      {tools ? <div className={styles.tools}>{tools}</div> : null}
      <div className={styles.body}>
        <Loaded
          view={view}
          shape="table"
          failed={{ title: t('activity.failed'), section: t('dashboard.title') }}
          isEmpty={isEmpty}
          empty={<EmptyState title={t('figures.none')} text={empty} />}
        >
          {children}
        </Loaded>
      </div>
    </Card>
  );
}

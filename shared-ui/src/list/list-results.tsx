import type { Address, Fields, ListView, NamesOf } from '@tvacha/shared-core/list';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { FilterChips } from '../page/filter-chips';
import { EmptyState } from '../states/empty-state';
import type { FailureWords } from '../states/failure';
import { Loaded } from '../states/loaded';
import type { LoadingStateProps } from '../states/loading-state';
import css from './list-results.module.css';
import { Pagination } from './pagination';

interface Message {
  title: string;
  text: string;
}

/** What a list says in the place of its rows. */
export interface ListWords {
  failed: FailureWords;
  /** There are no rows at all. */
  none?: Message;
  /** None fits the filters; the action takes them all away. */
  narrowed?: Message & { action: string };
  /** The address names a page past the end; the action leads to the first one. */
  pastEnd?: Message & { action: string };
}

/** A page of a list's rows. */
export interface RowPage<Row = unknown> {
  items: readonly Row[];
  total: number;
}

export interface ListResultsProps<Value extends RowPage, F extends Fields> {
  list: ListView<Value, F>;
  words: ListWords;
  shape: LoadingStateProps['shape'];
  /** What a filter that narrows the list is called; without words it has no chip. */
  chipOf?: (name: NamesOf<F, 'filter'>) => string | undefined;
  /** What the chips are called together, where they are links. */
  chipsLabel?: string;
  /** The rows do not grow pale while they are asked for anew: others change them all the time. */
  quiet?: boolean;
  /** In the place of the rows where none fits, instead of the words. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** What narrows a list, its rows or what is said in their place, and its pages. */
export function ListResults<Value extends RowPage, F extends Fields>(props: ListResultsProps<Value, F>) {
  const { list, words, shape, chipOf, chipsLabel, quiet, empty, children } = props;
  const { narrowing, noFilters, value, rowsPerPage, links } = list;
  type Filter = NamesOf<F, 'filter'>;
  const chips = narrowing.flatMap((name) => {
    const label = chipOf?.(name);
    return label ? [{ name, label }] : [];
  });
  const without = (name: Filter | 'all') =>
    (name === 'all' ? noFilters : { [name]: noFilters[name] }) as Partial<Address<F>>;
  const go = (name: Filter | 'all') => list.change(without(name));
  const wayOut = (label: string, change: Partial<Address<F>>) =>
    links ? (
      <Button href={list.hrefOf(change)}>{label}</Button>
    ) : (
      <Button onClick={() => list.change(change)}>{label}</Button>
    );

  const instead = () => {
    if (list.isPastEnd && words.pastEnd) {
      const { action, ...message } = words.pastEnd;
      return <EmptyState {...message} action={wayOut(action, firstPage)} />;
    }
    if (empty) return empty;
    if (narrowing.length === 0 || !words.narrowed) return words.none && <EmptyState {...words.none} />;
    const { action, ...message } = words.narrowed;
    return <EmptyState {...message} action={wayOut(action, noFilters)} />;
  };
  const { page } = list.address as { page?: number };

  return (
    <>
      {links ? (
        <FilterChips<Filter> chips={chips} label={chipsLabel} hrefWithout={(name) => list.hrefOf(without(name))} />
      ) : (
        <FilterChips<Filter> chips={chips} onRemove={go} onClear={() => go('all')} />
      )}
      <Loaded
        view={list}
        shape={shape}
        quiet={quiet && !list.isKept}
        failed={words.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={instead()}
      >
        {children}
      </Loaded>
      {page !== undefined && value && value.items.length > 0 && value.total > rowsPerPage ? (
        <div className={css.pages}>
          <Pagination
            page={page}
            dataPerPage={rowsPerPage}
            total={value.total}
            hrefOf={(next) => list.hrefOf({ page: next } as unknown as Partial<Address<F>>)}
          />
        </div>
      ) : null}
    </>
  );
}

const firstPage = { page: 1 } as never;

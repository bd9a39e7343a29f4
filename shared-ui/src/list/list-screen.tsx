import type { Address, Fields, Selection } from '@tvacha/shared-core/list';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { ListPage, type ListPageProps } from '../page/list-page';
import { type Column, DataTable } from '../table/table';
import { ListResults, type ListResultsProps, type RowPage } from './list-results';
import css from './list-results.module.css';
import { type ListTool, ListToolbar } from './list-toolbar';
import { useT } from './messages';

export { ListResults, type ListResultsProps, type ListWords } from './list-results';
export type { ListTool } from './list-toolbar';

type Frame = Pick<ListPageProps, 'title' | 'eyebrow' | 'actions' | 'count' | 'lead' | 'filters'>;

export interface ListScreenProps<Value extends RowPage, F extends Fields> extends Frame, ListResultsProps<Value, F> {
  /** What stands first, above the tools. */
  intro?: ReactNode;
  tools?: readonly ListTool<F>[];
}

/** A whole list: heading, tools, filters, chips, the rows or what is said in their place, and pages. */
export function ListScreen<Value extends RowPage, F extends Fields>(props: ListScreenProps<Value, F>) {
  const { title, eyebrow, actions, count, lead, intro, filters, tools, ...results } = props;
  return (
    <ListPage
      title={title}
      eyebrow={eyebrow}
      actions={actions}
      count={count}
      lead={lead}
      intro={intro}
      filters={filters}
      tools={tools && <ListToolbar list={results.list} tools={tools} />}
    >
      <ListResults {...results} />
    </ListPage>
  );
}

export interface TableScreenProps<Row, Value extends RowPage<Row>, F extends Fields>
  extends Omit<ListScreenProps<Value, F>, 'children' | 'shape'> {
  /** What the rows are together. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The field that names the open row; without it rows do not open. */
  opens?: keyof F & string;
  /** Rows are chosen, over all pages, for what `actions` does with them. */
  choosing?: {
    selection: Selection;
    /** How many are chosen, where they are more than the selection names. */
    count?: number;
    nameOf: (row: Row) => string;
    actions?: ReactNode;
  };
}

/** A list of the back office: columns instead of a body; heads that sort turn the address's `sort`. */
export function TableScreen<Row, Value extends RowPage<Row>, F extends Fields>(props: TableScreenProps<Row, Value, F>) {
  const { label, columns, rowKey, opens, choosing, ...screen } = props;
  const { list } = screen;
  const { sort } = list.address as { sort?: string };
  const change = (field: string, value: unknown) => list.change({ [field]: value } as Partial<Address<F>>);
  return (
    <ListScreen<Value, F> {...screen} shape="table">
      {({ items }) => (
        <>
          {choosing ? <Chosen {...choosing} /> : null}
          <DataTable
            label={label}
            rows={items}
            rowKey={rowKey}
            columns={columns}
            empty={null}
            onRowClick={opens && ((row) => change(opens, rowKey(row)))}
            selectedKey={opens && (list.address[opens] as string | undefined)}
            sorting={sort === undefined ? undefined : { value: sort, onChange: (value) => change('sort', value) }}
            choosing={choosing && { ...choosing.selection, nameOf: choosing.nameOf }}
          />
        </>
      )}
    </ListScreen>
  );
}

interface ChosenProps {
  selection: Selection;
  count?: number;
  actions?: ReactNode;
}

function Chosen({ selection, count, actions }: ChosenProps) {
  const t = useT();
  const { chosen, onChange } = selection;
  if (chosen.size === 0) return null;
  return (
    <div className={css.chosen}>
      <span role="status">{t('chosen', { count: count ?? chosen.size })}</span>
      {actions}
      <Button kind="text" size="sm" onClick={() => onChange(new Set())}>
        {t('chosenNone')}
      </Button>
    </div>
  );
}

import type { Address, Fields, List } from '@tvacha/shared-core/list';
import { TableScreen, type TableScreenProps } from '@tvacha/shared-ui/list-screen';
import { KeyHelp } from './keys/key-help';
import { useListKeys } from './keys/use-list-keys';
import type { OfficeList } from './views/saved-views';
import { useViews } from './views/use-views';
import { ViewBar } from './views/view-bar';

interface Rows<Row> {
  items: readonly Row[];
  total: number;
}

interface OfficeTableProps<Row, Value extends Rows<Row>, F extends Fields> extends TableScreenProps<Row, Value, F> {
  /** The description of the list, and the name under which its views are kept. */
  of: List<F, [], unknown>;
  views: OfficeList;
}

/** A list of the back office with its views and keys; its columns are chosen where its address has a field for them. */
export function OfficeTable<Row, Value extends Rows<Row>, F extends Fields>(props: OfficeTableProps<Row, Value, F>) {
  const { of, views: name, intro, columns, list, ...screen } = props;
  const views = useViews(of, name, list);
  const keys = useListKeys();
  const { columns: chosen } = list.address as { columns?: readonly string[] };
  const isShown = (key: string, at: number) => at === 0 || !chosen?.length || chosen.includes(key);
  const choice = chosen && {
    columns,
    chosen,
    onChange: (keys: string[]) => list.change({ columns: keys } as unknown as Partial<Address<F>>),
  };
  const { opens, choosing, tools } = screen;
  const has = {
    opens: opens !== undefined,
    chooses: choosing !== undefined,
    searches: tools?.some(({ kind }) => kind === 'search') ?? false,
  };
  return (
    <div ref={keys.ref}>
      <TableScreen<Row, Value, F>
        {...screen}
        list={views.waits ? { ...list, status: 'loading', value: null } : list}
        columns={columns.filter(({ key }, at) => isShown(key, at))}
        intro={
          <>
            {intro}
            <ViewBar views={views} columns={choice} onHelp={() => keys.setHelps(true)} />
          </>
        }
      />
      <KeyHelp keys={keys} isOpen={opens !== undefined && Boolean(list.address[opens])} has={has} />
    </div>
  );
}

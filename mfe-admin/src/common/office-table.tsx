import type { Address, Fields } from '@tvacha/shared-core/list';
import { TableScreen, type TableScreenProps } from '@tvacha/shared-ui/list-screen';
import { type OfficeListOptions, useOfficeList } from './use-office-list';

interface Rows<Row> {
  items: readonly Row[];
  total: number;
}

interface OfficeTableProps<Row, Value extends Rows<Row>, F extends Fields>
  extends TableScreenProps<Row, Value, F>,
    Pick<OfficeListOptions<Value, F>, 'of' | 'views'> {}

/** A list of the back office with its views and keys; its columns are chosen where its address has a field for them. */
export function OfficeTable<Row, Value extends Rows<Row>, F extends Fields>(props: OfficeTableProps<Row, Value, F>) {
  const { of, views, intro, columns, list, ...screen } = props;
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
  const isOpen = opens !== undefined && Boolean(list.address[opens]);
  const parts = useOfficeList<Value, F>({ of, views, list, intro, columns: choice, isOpen, has });
  return (
    <div ref={parts.ref}>
      <TableScreen<Row, Value, F>
        {...screen}
        list={parts.list}
        columns={columns.filter(({ key }, at) => isShown(key, at))}
        intro={parts.intro}
      />
      {parts.help}
    </div>
  );
}

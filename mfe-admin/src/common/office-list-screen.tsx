import type { Fields, ListView } from '@tvacha/shared-core/list';
import { ListScreen, type ListScreenProps } from '@tvacha/shared-ui/list-screen';
import { type OfficeListOptions, useOfficeList } from './use-office-list';

interface Rows {
  items: readonly unknown[];
  total: number;
}

interface OfficeListScreenProps<Value extends Rows, F extends Fields>
  extends ListScreenProps<Value, F>,
    Pick<OfficeListOptions<Value, F>, 'of' | 'views'> {
  list: ListView<Value, F>;
}

/** A list of the back office that is no table: its rows are links under `data-rows`, and open beside it. */
export function OfficeListScreen<Value extends Rows, F extends Fields>(props: OfficeListScreenProps<Value, F>) {
  const { of, views, intro, list, ...screen } = props;
  const searches = screen.tools?.some(({ kind }) => kind === 'search') ?? false;
  const has = { opens: true, chooses: false, searches };
  const parts = useOfficeList<Value, F>({ of, views, list, intro, isOpen: false, has });
  return (
    <div ref={parts.ref}>
      <ListScreen<Value, F> {...screen} list={parts.list} intro={parts.intro} />
      {parts.help}
    </div>
  );
}

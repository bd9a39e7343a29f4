import type { Fields, List, ListView } from '@tvacha/shared-core/list';
import type { ReactNode, RefObject } from 'react';
import { KeyHelp, type KeyHelpProps } from './keys/key-help';
import { useListKeys } from './keys/use-list-keys';
import type { ColumnChoice } from './views/column-choices';
import type { OfficeList } from './views/saved-views';
import { useViews } from './views/use-views';
import { ViewBar } from './views/view-bar';

export interface OfficeListOptions<Value, F extends Fields> extends Pick<KeyHelpProps, 'isOpen' | 'has'> {
  /** The description of the list, and the name under which its views are kept. */
  of: List<F, [], unknown>;
  views: OfficeList;
  list: ListView<Value, F>;
  /** What stands above the views. */
  intro?: ReactNode;
  columns?: ColumnChoice;
}

interface OfficeParts<Value, F extends Fields> {
  /** For what holds the list: keys walk the rows in it. */
  ref: RefObject<HTMLDivElement | null>;
  /** The list, which waits until it is known with which view it begins. */
  list: ListView<Value, F>;
  intro: ReactNode;
  help: ReactNode;
}

/** What each list of the back office has beside its rows: views and keys (docs/decisions/0063). */
export function useOfficeList<Value, F extends Fields>(options: OfficeListOptions<Value, F>): OfficeParts<Value, F> {
  const { of, views: name, list, intro, columns, ...help } = options;
  const views = useViews(of, name, list);
  const keys = useListKeys();
  return {
    ref: keys.ref,
    list: views.waits ? { ...list, status: 'loading', value: null } : list,
    intro: (
      <>
        {intro}
        <ViewBar views={views} columns={columns} onHelp={() => keys.setHelps(true)} />
      </>
    ),
    help: <KeyHelp keys={keys} {...help} />,
  };
}

import type { Address, Fields, ListAddress, NamesOf } from '@tvacha/shared-core/list';
import { clsx } from 'clsx';
import { SearchField } from '../form/search-field';
import { Segmented, type SegmentedOption } from '../form/segmented';
import { Select } from '../form/select';
import css from './list-toolbar.module.css';

/** What stands above a list to narrow, sort or show it otherwise, each for one field of its address. */
export type ListTool<F extends Fields> = { label: string } & (
  | {
      kind: 'search';
      name: NamesOf<F, 'filter'>;
      placeholder?: string;
      /** Takes the room that is left. */
      wide?: boolean;
    }
  | { kind: 'choice'; name: NamesOf<F, 'filter' | 'sort' | 'view'>; options: readonly SegmentedOption<string>[] }
  | { kind: 'select'; name: NamesOf<F, 'filter' | 'sort'>; options: readonly { value: string; label: string }[] }
);

interface ListToolbarProps<F extends Fields> {
  list: ListAddress<F>;
  tools: readonly ListTool<F>[];
}

/** The line of tools above a list; each choice goes to the address at once. */
export function ListToolbar<F extends Fields>({ list, tools }: ListToolbarProps<F>) {
  const draw = (tool: ListTool<F>) => {
    const { kind, name, label } = tool;
    const value = list.address[name] as string;
    const change = (next: string, replace = false) =>
      list.change({ [name]: next } as Partial<Address<F>>, replace ? { replace } : undefined);
    if (kind === 'choice')
      return <Segmented key={name} label={label} value={value} options={tool.options} onChange={change} />;
    if (kind === 'select') {
      return (
        <div key={name} className={css.select}>
          <Select label={label} hideLabel value={value} options={[...tool.options]} onChange={(next) => change(next)} />
        </div>
      );
    }
    // Each pause in the typing is a search; only the first is an entry to go back to.
    const type = (next: string) => change(next, true);
    return (
      <div key={name} className={clsx(css.search, tool.wide && css.wide)}>
        <SearchField label={label} placeholder={tool.placeholder} value={value} onChange={type} />
      </div>
    );
  };
  return <div className={css.tools}>{tools.map(draw)}</div>;
}

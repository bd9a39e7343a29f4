export { type Address, defineList, type Fields, type List, type NamesOf, type Request } from './list/define-list';
export { columns, date, number, oneOf, opened, page, severalOf, shownAs, sortedBy, text } from './list/fields';
export { readAll } from './list/read-all';
export { type EarlierRows, useEarlierRows } from './list/use-earlier-rows';
export { useFreshLinks } from './list/use-fresh-links';
export {
  type ListAddress,
  type ListView,
  type ListViewOptions,
  useLastValue,
  useListAddress,
  useListView,
} from './list/use-list-view';
export { type RowPages, useRowPages } from './list/use-row-pages';
export { type Selection, useSelection } from './list/use-selection';

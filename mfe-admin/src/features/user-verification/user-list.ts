import { approvalStates } from '@tvacha/shared-contract/vocabulary';
import { defineList, oneOf, opened, page, sortedBy, text } from '@tvacha/shared-core/list';
import { adminPaths } from '../../app/paths';

/** Doctors who applied, or staff; as many a page as stand on a laptop screen without scrolling. */
export const userList = defineList({
  path: () => adminPaths.adminUsers(),
  fields: {
    role: oneOf('doctor', 'staff'),
    state: oneOf('all', ...approvalStates),
    search: text(),
    sort: sortedBy('newest', 'oldest', 'name'),
    page: page(),
    id: opened(),
  },
  rowsPerPage: 10,
});

import { accountOrders, approvalStates } from '@tvacha/shared-contract/vocabulary';
import { columns, date, defineList, oneOf, opened, page, sortedBy, text } from '@tvacha/shared-core/list';
import { adminPaths } from '../../app/paths';
import { accountKinds } from './account-kind';

/** Accounts of a kind; as many a page as stand on a laptop screen without scrolling. */
export const userList = defineList({
  path: () => adminPaths.adminUsers(),
  fields: {
    role: oneOf(...accountKinds),
    state: oneOf('all', ...approvalStates),
    search: text(),
    region: text(60),
    city: text(60),
    specialty: text(),
    from: date(),
    to: date(),
    papers: oneOf('any', 'missing', 'asked', 'sent'),
    contact: oneOf('any', 'unconfirmed'),
    sort: sortedBy(...accountOrders),
    columns: columns('doctor', 'registration', 'customerId', 'role', 'city', 'applied', 'state'),
    page: page(),
    id: opened(),
  },
  rowsPerPage: 10,
  // Doctors alone have specialities and papers.
  tidy: (address) => (address.role === 'doctor' ? address : { ...address, specialty: '', papers: 'any' as const }),
});

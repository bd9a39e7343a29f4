import { adminSections } from '@tvacha/shared-contract/sections';
import { startOf } from '@tvacha/shared-core/start-of';
import { remote } from '../../remote.config';

test.each(adminSections)('[ADM-01] staff who may read %s alone begin at its page, if it is there', (section) => {
  const route = remote.routes.find((one) => one.section === section);
  const start = startOf({ role: 'subAdmin', roleId: { permissions: [{ section, read: true }] } });
  expect(start).toBe(route?.path ?? '/');
});

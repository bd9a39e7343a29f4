import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };

export const adminCodesExamples: Examples<'admin/codes'> = {
  'admin.invalid.list': { query: { state: 'open', search: 'TVD', sort: 'tries', ...page } },
  'admin.invalid.resolve': { body: { id: exampleId, note: 'A misprint on the card of March' } },
  'admin.invalid.accept': { body: byId },
  'admin.invalid.applicants': { query: { search: 'kaur' } },
  'admin.invalid.link': { body: { id: exampleId, application: exampleId } },
  'admin.invalid.near': { query: byId },
  'admin.codes.list': { query: { state: 'unused', search: 'TVD', sort: 'code', ...page } },
  'admin.codes.import': { body: { codes: ['TVD-10001', 'TVD-10002'], dryRun: true } },
  'admin.codes.withdraw': { query: byId },
};

import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };

export const adminSiteExamples: Examples<'admin/site'> = {
  'admin.sitemap.list': { query: { search: 'skin', sort: 'title', ...page } },
  'admin.sitemap.create': { body: { title: 'Skin in summer', url: '/patient/embarrassing/summer', visible: true } },
  'admin.sitemap.update': { body: { id: exampleId, title: 'Skin in summer', url: '/patient', visible: false } },
  'admin.sitemap.reorder': { body: { ids: [exampleId] } },
  'admin.sitemap.delete': { query: byId },
};

import { bind } from '../http/bind';
import { countResources } from '../services/reading/count-resources';
import { listAuthors } from '../services/reading/list-authors';
import { listCategories } from '../services/reading/list-categories';
import { listMasterdata } from '../services/reading/list-masterdata';
import { listPublishers } from '../services/reading/list-publishers';
import { listSpecialities } from '../services/reading/list-specialities';

export const readingRoutes = [
  bind('dashboard.counts', countResources),
  bind('specialities.list', listSpecialities),
  bind('masterdata.list', listMasterdata),
  bind('authors.list', listAuthors),
  bind('publishers.list', listPublishers),
  bind('categories.list', listCategories),
];

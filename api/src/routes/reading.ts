import { bind } from '../http/bind';
import { countResources } from '../services/reading/count-resources';
import { listMasterdata } from '../services/reading/list-masterdata';
import { listSpecialities } from '../services/reading/list-specialities';

export const readingRoutes = [
  bind('dashboard.counts', countResources),
  bind('specialities.list', listSpecialities),
  bind('masterdata.list', listMasterdata),
];

import { bind } from '../http/bind';
import { listLiveTalks } from '../services/reading/list-live-talks';

export const dermaliveRoutes = [bind('dermalive.list', listLiveTalks)];

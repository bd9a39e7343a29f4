/* What a member is told of at the bell: each person's own. */
import { operation, session } from './access';

export const listNotices = operation('notices.list', 'GET', '/api/notices', session);
export const countNotices = operation('notices.count', 'GET', '/api/notices/count', session);
export const readNotices = operation('notices.read', 'POST', '/api/notices/read', session);
export const showNoticeSettings = operation('notices.settings', 'GET', '/api/notices/settings', session);
export const setNoticeKind = operation('notices.set', 'POST', '/api/notices/set', session);

import type { AreaVerbs } from '../verb';
import { countNotices, listNotices, readNotices, setNoticeKind, showNoticeSettings } from './notices';

export const noticesVerbs = {
  'notices.list': listNotices,
  'notices.count': countNotices,
  'notices.read': readNotices,
  'notices.settings': showNoticeSettings,
  'notices.set': setNoticeKind,
} satisfies AreaVerbs<'notices'>;

export * from './annotations';
export * from './codes';
export * from './consents';
export * as constants from './constants';
export * from './content-kinds';
export * from './drawings';
export * from './entities/account';
export * from './entities/annotation';
export * from './entities/certificate';
export * from './entities/chat';
export * from './entities/content';
export * from './entities/content-details';
export * from './entities/content-item';
export type { LessonPart, PollPart, QuizPart } from './entities/content-parts';
export * from './entities/contribution';
export * from './entities/contribution-details';
export * from './entities/course';
export * from './entities/doctor';
export * from './entities/document';
export * from './entities/facets';
export * from './entities/film';
export * from './entities/learning-year';
export * from './entities/library';
export * from './entities/live-talk';
export * from './entities/notice';
export * from './entities/page';
export * from './entities/person-fields';
export * from './entities/plain-text';
export * from './entities/poll';
export { type Profile, profileSchema } from './entities/profile';
export * from './entities/question';
export * from './entities/quiz';
export * from './entities/search-hit';
export * from './entities/user';
export * from './envelope';
export * from './facets';
export * from './kinds';
export * from './languages';
export * from './marketing';
export * from './masterdata';
export * from './operation';
export * from './operations';
export type { BulkJob, BulkTrial } from './operations/admin/bulk';
export type { CannedAnswer, ContactMessage, OfficeChat, OfficeChatMessage } from './operations/admin/chats';
export { customerCodeSchema, type InvalidCode, type Misreading, misreadings } from './operations/admin/codes';
export type { OfficeContent, OfficeContentDetail } from './operations/admin/contents';
export type {
  OfficeAnswer,
  OfficeContribution,
  OfficeContributionDetail,
  OfficePost,
  OfficeQuestion,
} from './operations/admin/moderation';
export {
  type ChainFault,
  chainFaults,
  type LogEntry,
  type OfficeFind,
  type OfficeRecord,
} from './operations/admin/office';
export type { Publisher, Writer } from './operations/admin/publishing';
export type { OfficeRole, RoleInFull } from './operations/admin/roles';
export type { OfficeSiteEntry } from './operations/admin/site';
export { type OfficeList, officeLists, type SavedView } from './operations/admin/views';
export * from './permissions';
export * from './phone';
export * from './prerender';
export * from './proof-of-work';
export * from './realtime';
export * from './registration';
export * from './registry';
export * from './roles';
export * from './routes';
export * from './search-kinds';
export * from './sections';
export type { SessionClaims } from './session-claims';
export * from './site-map';
export * from './toasts';
export * from './uploads';
export * from './vocabulary';

export { coverPalettes, coverPatterns, type Illustration, illustrations } from './vocabulary/art';
export { type CountKey, countKeys, kindPaths } from './vocabulary/counts';
export { categoryNames, patientSections } from './vocabulary/sections';
export {
  type AnalyticsMetric,
  type ApprovalState,
  analyticsMetrics,
  approvalStates,
  type ContentState,
  type ContributionKind,
  type ContributionState,
  contentStates,
  contributionKinds,
  contributionStates,
  type DocumentKind,
  documentKinds,
  type EventKind,
  eventKinds,
  loginUsers,
  type OtpUse,
  otpUses,
  type PersonRole,
  personRoles,
  type RemoteEvent,
  remoteEvents,
  type UploadPurpose,
  uploadPurposes,
} from './vocabulary/states';

export { EmptyState, type EmptyStateProps } from './states/empty-state';
export { ErrorState, type ErrorStateProps } from './states/error-state';
export { LoadingState, type LoadingStateProps } from './states/loading-state';
export { NoPermissionState, type NoPermissionStateProps } from './states/no-permission-state';

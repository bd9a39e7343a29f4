export { dropDraft, fitting, type OwnKeys, type Values } from './form/draft';
export { type Form, type FormOptions, useForm } from './form/use-form';
export { useLeaveWarning } from './form/use-leave-warning';

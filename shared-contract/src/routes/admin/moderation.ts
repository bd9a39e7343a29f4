/* Content Approval over what members write: contributions, questions and answers. */
import { operation, staff } from '../access';

export const listAllContributions = operation(
  'admin.contributions.list',
  'GET',
  '/api/admin/contributions',
  staff('Content Approval', 'read'),
);
export const showAnyContribution = operation(
  'admin.contributions.details',
  'GET',
  '/api/admin/contributions/details/',
  staff('Content Approval', 'read'),
);
export const approveContribution = operation(
  'admin.contributions.approve',
  'POST',
  '/api/admin/contributions/approve',
  staff('Content Approval', 'approve'),
);
export const returnContribution = operation(
  'admin.contributions.return',
  'POST',
  '/api/admin/contributions/return',
  staff('Content Approval', 'approve'),
);
export const rejectContribution = operation(
  'admin.contributions.reject',
  'POST',
  '/api/admin/contributions/reject',
  staff('Content Approval', 'approve'),
);
export const unpublishContribution = operation(
  'admin.contributions.unpublish',
  'POST',
  '/api/admin/contributions/unpublish',
  staff('Content Approval', 'approve'),
);
export const listAllQuestions = operation(
  'admin.questions.list',
  'GET',
  '/api/admin/questions',
  staff('Content Approval', 'read'),
);
export const hideQuestion = operation(
  'admin.questions.hide',
  'POST',
  '/api/admin/questions/hide',
  staff('Content Approval', 'approve'),
);
export const listAllAnswers = operation(
  'admin.answers.list',
  'GET',
  '/api/admin/answers',
  staff('Content Approval', 'read'),
);
export const hideAnswer = operation(
  'admin.answers.hide',
  'POST',
  '/api/admin/answers/hide',
  staff('Content Approval', 'approve'),
);
export const showPost = operation(
  'admin.posts.details',
  'GET',
  '/api/admin/posts/details/',
  staff('Content Approval', 'read'),
);
export const clearPost = operation(
  'admin.posts.clear',
  'POST',
  '/api/admin/posts/clear',
  staff('Content Approval', 'approve'),
);

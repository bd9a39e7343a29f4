import { type Route, staff } from '../access';

/** Content Approval over what members write: contributions, questions and answers. */
export const adminModerationRoutes = {
  'admin.contributions.list': {
    method: 'GET',
    path: '/api/admin/contributions',
    access: staff('Content Approval', 'read'),
  },
  'admin.contributions.details': {
    method: 'GET',
    path: '/api/admin/contributions/details/',
    access: staff('Content Approval', 'read'),
  },
  'admin.contributions.approve': {
    method: 'POST',
    path: '/api/admin/contributions/approve',
    access: staff('Content Approval', 'approve'),
  },
  'admin.contributions.reject': {
    method: 'POST',
    path: '/api/admin/contributions/reject',
    access: staff('Content Approval', 'approve'),
  },
  'admin.contributions.unpublish': {
    method: 'POST',
    path: '/api/admin/contributions/unpublish',
    access: staff('Content Approval', 'approve'),
  },
  'admin.questions.list': {
    method: 'GET',
    path: '/api/admin/questions',
    access: staff('Content Approval', 'read'),
  },
  'admin.questions.hide': {
    method: 'POST',
    path: '/api/admin/questions/hide',
    access: staff('Content Approval', 'approve'),
  },
  'admin.answers.list': { method: 'GET', path: '/api/admin/answers', access: staff('Content Approval', 'read') },
  'admin.answers.hide': {
    method: 'POST',
    path: '/api/admin/answers/hide',
    access: staff('Content Approval', 'approve'),
  },
} as const satisfies Record<string, Route>;

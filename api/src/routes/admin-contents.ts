import { bind } from '../http/bind';
import { deleteContent } from '../services/admin/contents/delete-content';
import { listContents } from '../services/admin/contents/list-contents';
import {
  approveContent,
  rejectContent,
  submitContent,
  unpublishContent,
} from '../services/admin/contents/move-content';
import { putFiles } from '../services/admin/contents/put-files';
import { showContent } from '../services/admin/contents/show-content';
import { createContent, updateContent } from '../services/admin/contents/write-content';
import { hideAnswer, listAnswers } from '../services/admin/moderation/answers';
import {
  approveContribution,
  rejectContribution,
  unpublishContribution,
} from '../services/admin/moderation/decide-contribution';
import { listContributions, showContribution } from '../services/admin/moderation/list-contributions';
import { hideQuestion, listQuestions } from '../services/admin/moderation/questions';

export const adminContentsRoutes = [
  bind('admin.contents.list', listContents),
  bind('admin.contents.details', showContent),
  bind('admin.contents.create', createContent),
  bind('admin.contents.update', updateContent),
  bind('admin.contents.files', putFiles),
  bind('admin.contents.submit', submitContent),
  bind('admin.contents.approve', approveContent),
  bind('admin.contents.reject', rejectContent),
  bind('admin.contents.unpublish', unpublishContent),
  bind('admin.contents.delete', deleteContent),
  bind('admin.contributions.list', listContributions),
  bind('admin.contributions.details', showContribution),
  bind('admin.contributions.approve', approveContribution),
  bind('admin.contributions.reject', rejectContribution),
  bind('admin.contributions.unpublish', unpublishContribution),
  bind('admin.questions.list', listQuestions),
  bind('admin.questions.hide', hideQuestion),
  bind('admin.answers.list', listAnswers),
  bind('admin.answers.hide', hideAnswer),
];

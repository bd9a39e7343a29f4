import type { AreaVerbs } from '../../verb';
import { hideAnswer, listAnswers } from './answers';
import { clearPost } from './clear-post';
import { listContributions, showContribution } from './contributions';
import {
  approveContribution,
  rejectContribution,
  returnContribution,
  unpublishContribution,
} from './decide-contribution';
import { hideQuestion, listQuestions } from './questions';
import { showPost } from './show-post';

export const adminModerationVerbs = {
  'admin.contributions.list': listContributions,
  'admin.contributions.details': showContribution,
  'admin.contributions.approve': approveContribution,
  'admin.contributions.return': returnContribution,
  'admin.contributions.reject': rejectContribution,
  'admin.contributions.unpublish': unpublishContribution,
  'admin.questions.list': listQuestions,
  'admin.questions.hide': hideQuestion,
  'admin.answers.list': listAnswers,
  'admin.answers.hide': hideAnswer,
  'admin.posts.details': showPost,
  'admin.posts.clear': clearPost,
} satisfies AreaVerbs<'admin/moderation'>;

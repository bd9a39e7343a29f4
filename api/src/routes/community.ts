import { bind } from '../http/bind';
import { readChat } from '../services/chats/read-chat';
import { sendContact } from '../services/chats/send-contact';
import { sendMessage } from '../services/chats/send-message';
import { showChat } from '../services/chats/show-chat';
import { changeContribution } from '../services/contributions/change-contribution';
import { createContribution } from '../services/contributions/create-contribution';
import { deleteContribution } from '../services/contributions/delete-contribution';
import { listContributions, listWithoutCopyright } from '../services/contributions/list-contributions';
import { showContribution } from '../services/contributions/show-contribution';
import { withdrawConsent } from '../services/contributions/withdraw-consent';
import { acceptAnswer } from '../services/questions/accept-answer';
import { answer } from '../services/questions/answer';
import { ask } from '../services/questions/ask';
import { changeAnswer } from '../services/questions/change-answer';
import { changeQuestion } from '../services/questions/change-question';
import { deleteAnswer } from '../services/questions/delete-answer';
import { deleteQuestion } from '../services/questions/delete-question';
import { listQuestions } from '../services/questions/list-questions';
import { showQuestion } from '../services/questions/show-question';

export const communityRoutes = [
  bind('contributions.list', listContributions),
  bind('contributions.details', showContribution),
  bind('contributions.nocopyright', listWithoutCopyright),
  bind('contributions.create', createContribution),
  bind('contributions.update', changeContribution),
  bind('contributions.delete', deleteContribution),
  bind('contributions.withdraw', withdrawConsent),
  bind('questions.list', listQuestions),
  bind('questions.details', showQuestion),
  bind('questions.create', ask),
  bind('questions.update', changeQuestion),
  bind('questions.delete', deleteQuestion),
  bind('answers.create', answer),
  bind('answers.update', changeAnswer),
  bind('answers.delete', deleteAnswer),
  bind('answers.accept', acceptAnswer),
  bind('chats.show', showChat),
  bind('chats.send', sendMessage),
  bind('chats.read', readChat),
  bind('contact.send', sendContact),
];

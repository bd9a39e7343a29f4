import { bind } from '../http/bind';
import { answerChat, seeChat } from '../services/admin/chats/answer-chat';
import { handleContact, listContact } from '../services/admin/chats/contact-messages';
import { listChats } from '../services/admin/chats/list-chats';
import { listMessages } from '../services/admin/chats/list-messages';
import { assignChat, closeChat } from '../services/admin/chats/manage-chat';
import { importCodes } from '../services/admin/codes/import-codes';
import { listCodes } from '../services/admin/codes/list-codes';
import { listInvalid } from '../services/admin/codes/list-invalid';
import { acceptInvalid, resolveInvalid } from '../services/admin/codes/settle-invalid';
import { createPublisher, deletePublisher, updatePublisher } from '../services/admin/publishing/keep-publisher';
import { createWriter, deleteWriter, updateWriter } from '../services/admin/publishing/keep-writer';
import { listPublishers, listWriters } from '../services/admin/publishing/list-writers';
import { createRole, deleteRole, updateRole } from '../services/admin/roles/keep-role';
import { listRoles } from '../services/admin/roles/list-roles';
import { createEntry, deleteEntry, updateEntry } from '../services/admin/site/keep-entry';
import { listEntries } from '../services/admin/site/list-entries';
import { reorderEntries } from '../services/admin/site/reorder-entries';

/** The smaller tabs. */
export const adminTabsRoutes = [
  bind('admin.invalid.list', listInvalid),
  bind('admin.invalid.resolve', resolveInvalid),
  bind('admin.invalid.accept', acceptInvalid),
  bind('admin.codes.list', listCodes),
  bind('admin.codes.import', importCodes),
  bind('admin.chats.list', listChats),
  bind('admin.chats.messages', listMessages),
  bind('admin.chats.seen', seeChat),
  bind('admin.chats.answer', answerChat),
  bind('admin.chats.assign', assignChat),
  bind('admin.chats.close', closeChat),
  bind('admin.messages.list', listContact),
  bind('admin.messages.handle', handleContact),
  bind('admin.publishers.list', listPublishers),
  bind('admin.publishers.create', createPublisher),
  bind('admin.publishers.update', updatePublisher),
  bind('admin.publishers.delete', deletePublisher),
  bind('admin.authors.list', listWriters),
  bind('admin.authors.create', createWriter),
  bind('admin.authors.update', updateWriter),
  bind('admin.authors.delete', deleteWriter),
  bind('admin.roles.list', listRoles),
  bind('admin.roles.create', createRole),
  bind('admin.roles.update', updateRole),
  bind('admin.roles.delete', deleteRole),
  bind('admin.sitemap.list', listEntries),
  bind('admin.sitemap.create', createEntry),
  bind('admin.sitemap.update', updateEntry),
  bind('admin.sitemap.reorder', reorderEntries),
  bind('admin.sitemap.delete', deleteEntry),
];

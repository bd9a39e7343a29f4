import type { AreaVerbs } from '../../verb';
import {
  createPublisher,
  createWriter,
  deletePublisher,
  deleteWriter,
  updatePublisher,
  updateWriter,
} from './edit-writers';
import { listPublishers, listWriters } from './list-writers';

export const adminPublishingVerbs = {
  'admin.publishers.list': listPublishers,
  'admin.publishers.create': createPublisher,
  'admin.publishers.update': updatePublisher,
  'admin.publishers.delete': deletePublisher,
  'admin.authors.list': listWriters,
  'admin.authors.create': createWriter,
  'admin.authors.update': updateWriter,
  'admin.authors.delete': deleteWriter,
} satisfies AreaVerbs<'admin/publishing'>;

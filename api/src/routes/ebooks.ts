import { bind } from '../http/bind';
import { listAuthors } from '../services/ebooks/list-authors';
import { listEbooks } from '../services/ebooks/list-ebooks';
import { showEbook } from '../services/ebooks/show-ebook';

export const ebooksRoutes = [
  bind('ebooks.list', listEbooks),
  bind('ebooks.details', showEbook),
  bind('authors.list', listAuthors),
];

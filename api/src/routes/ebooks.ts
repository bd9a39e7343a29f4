import { bind } from '../http/bind';
import { listEbooks } from '../services/ebooks/list-ebooks';
import { showEbook } from '../services/ebooks/show-ebook';

export const ebooksRoutes = [bind('ebooks.list', listEbooks), bind('ebooks.details', showEbook)];

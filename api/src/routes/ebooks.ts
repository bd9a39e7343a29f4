import { bind } from '../http/bind';
import { listEbooks } from '../services/reading/list-ebooks';
import { showEbook } from '../services/reading/show-ebook';

export const ebooksRoutes = [bind('ebooks.list', listEbooks), bind('ebooks.details', showEbook)];

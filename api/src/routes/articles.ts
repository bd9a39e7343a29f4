import { bind } from '../http/bind';
import { listArticles } from '../services/reading/list-articles';
import { showArticle } from '../services/reading/show-article';

export const articlesRoutes = [bind('articles.list', listArticles), bind('articles.details', showArticle)];

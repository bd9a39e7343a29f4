import { bind } from '../http/bind';
import { listArticles } from '../services/articles/list-articles';
import { showArticle } from '../services/articles/show-article';

export const articlesRoutes = [bind('articles.list', listArticles), bind('articles.details', showArticle)];

import type { RemoteServer } from '@tvacha/shared-core/remote';
import { articleHead } from '../features/article/article-head-data';
import { categoryHead } from '../features/category/category-head-data';
import { dermaliveHead } from '../features/dermalive/dermalive-head-data';
import { doctorHead, finderHead } from '../features/finder/finder-head-data';

/** What is told of each page that is drawn on the server, by route. */
export const heads: RemoteServer['heads'] = {
  '/patient/category/:speciality': categoryHead,
  '/patient/embarrassing/:slug': articleHead,
  '/patient/dermatologist': dermaliveHead,
  '/findadoctor': finderHead,
  '/findadoctor/:id': doctorHead,
};

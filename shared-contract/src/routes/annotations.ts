/* What a person has written into documents, on all their devices; nobody else ever sees it (PDF-02, SEC-29). */
import { operation, session } from './access';

export const listAnnotations = operation('annotations.list', 'GET', '/api/annotations', session);
export const listEarlierAnnotations = operation('annotations.earlier', 'GET', '/api/annotations/earlier', session);
export const addMarkPicture = operation('annotations.pictures.add', 'POST', '/api/annotations/pictures', session);
export const linkMarkPicture = operation('annotations.pictures.link', 'GET', '/api/annotations/pictures/link', session);
export const saveAnnotations = operation('annotations.save', 'POST', '/api/annotations/save', session);

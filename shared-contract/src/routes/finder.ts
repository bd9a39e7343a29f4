/* How doctors, and anything else, are found. Each verb shows a caller only what they may read. */
import { open, operation } from './access';

export const listDoctors = operation('doctors.list', 'GET', '/api/doctors', open);
export const countDoctorFacets = operation('doctors.facets', 'GET', '/api/doctors/facets', open);
export const showDoctor = operation('doctors.details', 'GET', '/api/doctors/details/', open);
export const suggestDoctors = operation('doctors.suggest', 'GET', '/api/doctors/suggest', open);
export const searchAll = operation('search.list', 'GET', '/api/search', open);
export const suggestSearches = operation('search.suggest', 'GET', '/api/search/suggest', open);

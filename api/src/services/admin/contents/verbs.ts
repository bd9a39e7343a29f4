import type { AreaVerbs } from '../../verb';
import { listContents, showContent } from './list-contents';
import { approveContent, rejectContent, submitContent, unpublishContent } from './move-content';
import { putFiles } from './put-files';
import { putFilm, putFilmParts } from './put-film';
import { revokeCertificate } from './revoke-certificate';
import { createContent, deleteContent, updateContent } from './write-content';

export const adminContentsVerbs = {
  'admin.contents.list': listContents,
  'admin.contents.details': showContent,
  'admin.contents.create': createContent,
  'admin.contents.update': updateContent,
  'admin.contents.files': putFiles,
  'admin.contents.film': putFilm,
  'admin.contents.filmparts': putFilmParts,
  'admin.contents.submit': submitContent,
  'admin.contents.approve': approveContent,
  'admin.contents.reject': rejectContent,
  'admin.contents.unpublish': unpublishContent,
  'admin.contents.delete': deleteContent,
  'admin.certificates.revoke': revokeCertificate,
} satisfies AreaVerbs<'admin/contents'>;

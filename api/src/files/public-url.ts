import type { Config } from '../app/config';

export const publicFilesPath = '/api/public-files/';

/** The link to a file that everyone may fetch, at the origin for files where there is one of its own. */
export const publicFileUrl = ({ config }: { config: Pick<Config, 'filesOrigin'> }, key: string): string =>
  `${config.filesOrigin ?? ''}${publicFilesPath}${key}`;

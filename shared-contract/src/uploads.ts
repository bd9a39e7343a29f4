import type { UploadPurpose } from './vocabulary';

/** Kinds of files that are taken. No SVG: it is a document that can carry script (SEC-32). */
export const fileKinds = {
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { type: 'image/png', extensions: ['png'] },
  webp: { type: 'image/webp', extensions: ['webp'] },
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  mp4: { type: 'video/mp4', extensions: ['mp4', 'm4v'] },
  webm: { type: 'video/webm', extensions: ['webm'] },
  vtt: { type: 'text/vtt', extensions: ['vtt'] },
} as const satisfies Record<string, { type: string; extensions: readonly string[] }>;
export type FileKind = keyof typeof fileKinds;

export interface UploadRule {
  accept: readonly FileKind[];
  /** Of one file. */
  maxBytes: number;
  /** In one call. */
  maxFiles: number;
  /** Whether everyone may fetch it once a record holds it; the others need a signed link. */
  public: boolean;
  /** Widths in pixels of the smaller copies that are kept of an image which is wider. */
  thumbnails?: readonly number[];
  /** An image is drawn anew no wider and no higher than so many pixels. */
  largest?: number;
}

const megabyte = 1024 * 1024;
const images = ['jpeg', 'png', 'webp'] as const;
const papers = [...images, 'pdf'] as const;
const films = ['mp4', 'webm'] as const;

/** What may be uploaded for what (SEC-32, SEC-33); an image is further held to `maxPixels`, a PDF to `maxPages`. */
export const uploads: Readonly<Record<UploadPurpose, UploadRule>> = {
  profilePic: { accept: images, maxBytes: 10 * megabyte, maxFiles: 1, public: true },
  degree: { accept: papers, maxBytes: 10 * megabyte, maxFiles: 5, public: false },
  visitingCard: { accept: papers, maxBytes: 10 * megabyte, maxFiles: 2, public: false },
  contributionImage: {
    accept: images,
    maxBytes: 10 * megabyte,
    maxFiles: 5,
    public: false,
    thumbnails: [320, 960],
  },
  markImage: { accept: images, maxBytes: 10 * megabyte, maxFiles: 1, public: false, largest: 1600 },
  questionImage: { accept: images, maxBytes: 10 * megabyte, maxFiles: 1, public: false, thumbnails: [320, 960] },
  chatFile: { accept: papers, maxBytes: 10 * megabyte, maxFiles: 3, public: false, thumbnails: [320] },
  contentFile: { accept: ['pdf'], maxBytes: 100 * megabyte, maxFiles: 1, public: false },
  contentCover: { accept: images, maxBytes: 10 * megabyte, maxFiles: 1, public: true },
  film: { accept: films, maxBytes: 1024 * megabyte, maxFiles: 1, public: false },
  captions: { accept: ['vtt'], maxBytes: megabyte, maxFiles: 1, public: false },
  filmPoster: { accept: images, maxBytes: 10 * megabyte, maxFiles: 1, public: true },
};

/** Width times height of an image. */
export const maxPixels = 40_000_000;
export const maxPages = 2000;

/** Of one film: how long it may be, width times height of a picture, and what the captions of one language may hold. */
export const maxFilmSeconds = 6 * 60 * 60;
export const maxFilmPixels = 4096 * 2304;
export const maxCues = 6000;
export const maxCueText = 500;

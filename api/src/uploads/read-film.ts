import { type FileKind, maxFilmPixels, maxFilmSeconds } from '@tvacha/shared-contract/uploads';
import { FileError } from './incoming-file';

export type FilmKind = Extract<FileKind, 'mp4' | 'webm'>;

/** A film that lies in the store, of which some bytes are read at a time. */
export interface FilmSource {
  size: number;
  /** @param end the first byte that is not wanted any more */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** What a container says of its film. */
export interface FilmFacts {
  /** Whole seconds, at least one. */
  seconds: number;
  width: number;
  height: number;
  /** `avc1.64001f, mp4a.40.2` */
  codecs: string;
}

/** What every browser plays that the portal is made for. */
const pictures: readonly (string | null)[] = ['avc', 'vp8', 'vp9', 'av1'];
const sounds: readonly (string | null)[] = ['aac', 'opus', 'vorbis', 'mp3'];
/** Seconds, and share of the whole, by which the length that is written may differ from the pictures there are. */
const slack = { seconds: 2, share: 0.02 };

const hours = (seconds: number) => Math.floor(seconds / 3600);

function checkLength(seconds: number, written: number | null): void {
  if (!(seconds > 0)) throw new FileError('This film has no pictures');
  if (Math.max(seconds, written ?? 0) > maxFilmSeconds)
    throw new FileError(`This film is longer than ${hours(maxFilmSeconds)} hours`);
  // A player shows what is written.
  if (written === null || Math.abs(written - seconds) > slack.seconds + slack.share * seconds)
    throw new FileError('This film says another length than it has. Save it anew');
}

/** mediabunny's cache of what was read. */
const cache = 4 * 1024 * 1024;

async function look({ size, read }: FilmSource, kind: FilmKind): Promise<FilmFacts> {
  // Only where it is wanted: it is larger than most of the server.
  const { CustomSource, EncodedPacketSink, Input, Logging, LogLevel, MP4, WEBM } = await import('mediabunny');
  // What is odd in a film is for its sender.
  Logging.level = LogLevel.Silent;
  const source = new CustomSource({ getSize: () => size, read, maxCacheSize: cache });
  const input = new Input({ source, formats: [kind === 'mp4' ? MP4 : WEBM] });
  try {
    const film = await input.getPrimaryVideoTrack();
    if (!film) throw new FileError('This film has no pictures');
    const sound = await input.getPrimaryAudioTrack();
    const codecs = [await film.getCodec(), sound && (await sound.getCodec())] as const;
    if (!pictures.includes(codecs[0]) || (sound && !sounds.includes(codecs[1])))
      throw new FileError('No browser is sure to play this film. Save it as H.264 with AAC, or as VP9 with Opus');
    const [width, height] = [await film.getDisplayWidth(), await film.getDisplayHeight()];
    if (!(width > 0 && height > 0 && width * height <= maxFilmPixels))
      throw new FileError(`The pictures of this film have more than ${Math.round(maxFilmPixels / 1e6)} million pixels`);
    const seconds = await film.computeDuration({ metadataOnly: true });
    checkLength(seconds, await input.getDurationFromMetadata());
    // Its bytes are read: a film that was cut off says all this too.
    const last = await new EncodedPacketSink(film).getPacket(Number.POSITIVE_INFINITY);
    if (!last?.byteLength) throw new FileError('This film is not whole');
    const names = [await film.getCodecParameterString(), sound && (await sound.getCodecParameterString())];
    return { seconds: Math.max(1, Math.round(seconds)), width, height, codecs: names.filter(Boolean).join(', ') };
  } finally {
    input.dispose();
  }
}

/**
 * Length, size and codecs of a film, from its container and the table of its pictures; nothing is decoded. It may take
 * long: films of strangers are given to a `FileParser`.
 * @throws FileError, whatever is wrong with it
 */
export async function readFilm(source: FilmSource, kind: FilmKind): Promise<FilmFacts> {
  try {
    return await look(source, kind);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('This film is damaged');
  }
}

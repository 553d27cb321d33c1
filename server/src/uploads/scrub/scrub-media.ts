import { MediaFile } from '../media-file';
import type { MediaKind } from '../media-kinds';
import { scrubMp4 } from './scrub-mp4';
import { scrubMp3 } from './scrub-mp3';
import { scrubOgg } from './scrub-ogg';
import { scrubWav } from './scrub-wav';
import { scrubWebm } from './scrub-webm';

/** Pictures are re-encoded instead. */
const scrubbers: Partial<Record<MediaKind['mime'], (file: MediaFile) => Promise<void>>> = {
  'video/mp4': scrubMp4,
  'video/webm': scrubWebm,
  'video/ogg': scrubOgg,
  'audio/ogg': scrubOgg,
  'audio/mpeg': scrubMp3,
  'audio/wav': scrubWav,
};

/**
 * Removes titles, device names and locations from a video or audio file, in place. Leaves unreadable parts unchanged.
 * @throws 415 for more parts than a recording has.
 */
export async function scrubMedia(path: string, { mime }: MediaKind): Promise<void> {
  const scrub = scrubbers[mime];
  if (scrub) await MediaFile.edit(path, scrub);
}

import { fileTypeFromFile } from 'file-type';

/** A kind of media that may be stored. */
export interface MediaKind {
  /** Media type it is served as. */
  mime: string;
  /** Ending of the file's name, without the dot. */
  extension: string;
}

const kind = (mime: string, extension: string): MediaKind => ({ mime, extension });

/** Spec section 2, post details. What the content may turn out to be, and what we call it. */
const kinds: Readonly<Record<string, MediaKind>> = {
  'video/mp4': kind('video/mp4', 'mp4'),
  'video/x-m4v': kind('video/mp4', 'mp4'),
  'video/webm': kind('video/webm', 'webm'),
  'video/ogg': kind('video/ogg', 'ogg'),
  'audio/mpeg': kind('audio/mpeg', 'mp3'),
  'audio/wav': kind('audio/wav', 'wav'),
  'audio/ogg': kind('audio/ogg', 'ogg'),
  'image/gif': kind('image/gif', 'gif'),
  'image/png': kind('image/png', 'png'),
  'image/apng': kind('image/png', 'png'),
  'image/jpeg': kind('image/jpeg', 'jpg'),
  'image/webp': kind('image/webp', 'webp'),
};

/** The kind of a file by its content, never by its name; undefined when it may not be stored. */
export async function kindOfFile(path: string): Promise<MediaKind | undefined> {
  const found = await fileTypeFromFile(path);
  const mime = found?.mime.split(';', 1)[0];
  return mime === undefined ? undefined : kinds[mime];
}

export const isImage = ({ mime }: MediaKind): boolean => mime.startsWith('image/');

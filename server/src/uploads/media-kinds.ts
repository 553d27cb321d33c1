import { kinds, titles } from '@alphazone/client/kinds';
import { fileTypeFromFile } from 'file-type';

/** A kind of media that may be stored. */
export interface MediaKind {
  /** Media type it is served as. */
  mime: (typeof kinds.mediaType)[number];
  /** Ending of the file's name, without the dot. */
  extension: string;
}

/** Variants that `file-type` names differently from the type they are served as. */
const aliases: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4', 'image/apng': 'image/png' };

/** The kind of a file by its content, never by its name; undefined when it may not be stored. */
export async function kindOfFile(path: string): Promise<MediaKind | undefined> {
  const found = (await fileTypeFromFile(path))?.mime.split(';', 1)[0] ?? '';
  const name = aliases[found] ?? found;
  const mime = kinds.mediaType.find((type) => type === name);
  return mime && { mime, extension: titles.mediaType[mime] };
}

export const isImage = ({ mime }: MediaKind): boolean => mime.startsWith('image/');

import { kinds, titles } from '@alphazone/client/kinds';

export interface MediaKind {
  mime: (typeof kinds.mediaType)[number];
  extension: string;
}

/** Variants that `file-type` reports under another type than their content type. */
const aliases: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4', 'image/apng': 'image/png' };

/** Detects the type from the content, never the name. Undefined for a type that is not accepted. */
export async function kindOfFile(path: string): Promise<MediaKind | undefined> {
  // Imported on first use, for a shorter start.
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime.split(';', 1)[0] ?? '';
  const name = aliases[found] ?? found;
  const mime = kinds.mediaType.find((type) => type === name);
  return mime && { mime, extension: titles.mediaType[mime] };
}

export const isImage = ({ mime }: MediaKind): boolean => mime.startsWith('image/');

import type { UploadRow } from './uploads-repository';

export type NamedUpload = Pick<UploadRow, 'id' | 'extension' | 'variants'>;

const originalName = ({ id, extension }: Pick<UploadRow, 'id' | 'extension'>) => `${id}.${extension}`;
const variantName = (id: string, variant: string) => `${id}-${variant}.webp`;
const urlOfName = (name: string): string => `/media/${name}`;

export const fileNames = (upload: NamedUpload): string[] => [
  originalName(upload),
  ...upload.variants.map(({ name }) => variantName(upload.id, name)),
];

export const originalUrl = (upload: Pick<UploadRow, 'id' | 'extension'>): string =>
  urlOfName(originalName(upload));

export const variantUrl = ({ id }: Pick<UploadRow, 'id'>, variant: string): string =>
  urlOfName(variantName(id, variant));

/** Only its cropped variants are served: the member chose to show no more. */
export const hasAvatar = ({ variants }: NamedUpload): boolean =>
  variants.some(({ name }) => name === 'avatar');

/** Does not validate the name. */
export const uploadIdOfFile = (name: string): string => name.slice(0, 36);

/** Does not validate the URL. */
export const uploadIdOfUrl = (url: string): string => uploadIdOfFile(url.slice(urlOfName('').length));

export interface ServedFile {
  name: string;
  mime: string;
  bytes: number;
  storedOn: Date;
}

/** The largest file that is served: the original, or the crop of an avatar. */
export function shownName(upload: NamedUpload): string {
  return hasAvatar(upload) ? variantName(upload.id, 'avatar') : originalName(upload);
}

export function findFile(upload: UploadRow, name: string): ServedFile | undefined {
  const { id, mime, bytes, created_on: storedOn } = upload;
  if (name === originalName(upload)) return hasAvatar(upload) ? undefined : { name, mime, bytes, storedOn };
  const variant = upload.variants.find((candidate) => name === variantName(id, candidate.name));
  return variant && { name, mime: 'image/webp', bytes: variant.bytes, storedOn };
}

import type { UploadRow } from './uploads-repository';

type NamedUpload = Pick<UploadRow, 'id' | 'extension' | 'variants'>;

const originalName = ({ id, extension }: Pick<UploadRow, 'id' | 'extension'>) => `${id}.${extension}`;
const variantName = (id: string, variant: string) => `${id}-${variant}.webp`;
const urlOfName = (name: string): string => `/media/${name}`;

/** Names of all files of an upload, the original first. */
export const fileNames = (upload: NamedUpload): string[] => [
  originalName(upload),
  ...upload.variants.map(({ name }) => variantName(upload.id, name)),
];

/** The address of an upload's original. */
export const originalUrl = (upload: Pick<UploadRow, 'id' | 'extension'>): string =>
  urlOfName(originalName(upload));

/** The address of a variant of an upload. */
export const variantUrl = ({ id }: Pick<UploadRow, 'id'>, variant: string): string =>
  urlOfName(variantName(id, variant));

/** The upload that a file of this name would belong to. */
export const uploadIdOfFile = (name: string): string => name.slice(0, 36);

/** A file that can be served. */
export interface ServedFile {
  name: string;
  mime: string;
  bytes: number;
  storedOn: Date;
}

/** The upload's file of this name; undefined when it has none. */
export function fileNamed(upload: UploadRow, name: string): ServedFile | undefined {
  const { id, mime, bytes, created_on: storedOn } = upload;
  if (name === originalName(upload)) return { name, mime, bytes, storedOn };
  const variant = upload.variants.find((candidate) => name === variantName(id, candidate.name));
  return variant && { name, mime: 'image/webp', bytes: variant.bytes, storedOn };
}

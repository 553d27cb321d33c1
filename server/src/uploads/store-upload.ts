import { newId } from '../database/ids';
import { unavailable } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { isImage, type MediaKind } from './media-kinds';
import { preparePicture, type PreparedPicture, type VariantName } from './pictures/prepare-picture';
import { QueueFull } from './pictures/work-queue';
import type { ReceivedFile } from './received-file';
import { discardUpload } from './removals';
import { fileNames, insertUpload, uploadRow, type Upload } from './uploads-repository';

export interface UploadToStore {
  ownerId: string;
  file: ReceivedFile;
  kind: MediaKind;
  /** What a picture is made into besides itself. */
  variants: readonly VariantName[];
}

/**
 * Stores a received file: a picture without metadata and with its variants, anything else as it came. The
 * caller drops the received file.
 *
 * @throws 413 or 415 for a picture that is not taken, 503 when too many are worked on or the storage is away.
 *   Nothing is kept then.
 */
export async function storeUpload(
  { db, media: { storage, limits, pictureQueue } }: Pick<Services, 'db' | 'media'>,
  { ownerId, file, kind, variants }: UploadToStore,
): Promise<Upload> {
  const rules = { kind, folder: file.folder, maxPixels: limits.maxPixels, variants };
  const picture = isImage(kind)
    ? await pictureQueue.run(() => preparePicture(file.path, rules)).catch(busy)
    : undefined;
  const upload: Upload = {
    id: newId(),
    ownerId,
    kind,
    bytes: picture?.original.bytes ?? file.bytes,
    size: picture?.original,
    variants:
      picture?.variants.map(({ name, width, height, bytes }) => ({ name, width, height, bytes })) ?? [],
  };
  // The row first: a file without a row would stay for ever, a row without a file is collected.
  await insertUpload(db, upload);
  try {
    await putFiles(upload, picture, file);
  } catch (error) {
    await discardUpload(db, storage, upload.id);
    throw error;
  }
  return upload;

  async function putFiles(stored: Upload, made: PreparedPicture | undefined, received: ReceivedFile) {
    const files = [
      { path: made?.original.path ?? received.path, bytes: stored.bytes, mime: kind.mime },
      ...(made?.variants.map(({ path, bytes }) => ({ path, bytes, mime: 'image/webp' })) ?? []),
    ];
    const names = fileNames(uploadRow(stored));
    for (const [index, toStore] of files.entries()) await storage.put(names[index] ?? '', toStore);
  }
}

function busy(error: unknown): never {
  throw error instanceof QueueFull ? unavailable(messages.picturesBusy, 10) : error;
}

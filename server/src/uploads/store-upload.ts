import { newId } from '../database/ids';
import { accountDeleted } from '../errors';
import type { Services } from '../services';
import { isImage, type MediaKind } from './media-kinds';
import { preparePicture, type PreparedPicture, type VariantName } from './pictures/prepare-picture';
import { requireStorage, refundUpload, takeForUpload } from '../member-limits/take-for-upload';
import { refuseWhenFull } from './media-services';
import type { ReceivedFile } from './received-file';
import type { MediaStorage } from './storage/media-storage';
import { scrubMedia } from './scrub/scrub-media';
import { discardUpload, lockOrRemove } from './delete-uploads';
import { fileNames } from './upload-files';
import { insertUpload, type NewUpload } from './uploads-repository';

export type StoredUpload = NewUpload & { mime: MediaKind['mime'] };

export interface UploadToStore {
  ownerId: string;
  file: ReceivedFile;
  kind: MediaKind;
  variants: readonly VariantName[];
}

type ReceivedUpload = Pick<UploadToStore, 'ownerId' | 'file'>;

type StoreServices = Pick<Services, 'change' | 'now' | 'memberLimits' | 'media'>;

/**
 * Stores a received file. On an error, stores nothing and refunds the allowance. The caller deletes the received file.
 * @throws 401 when the account is deleted meanwhile, 413 or 415 for an invalid picture or video, 429 without allowance,
 * 503 when the queue is full or the storage is down.
 */
export async function storeUpload(services: StoreServices, request: UploadToStore): Promise<StoredUpload> {
  const { change, now, memberLimits } = services;
  const received = receivedOf(request);
  // Before decoding, which is expensive. Taken and not only checked, or concurrent uploads would all be decoded.
  await change(({ transaction }) =>
    takeForUpload(transaction, received, { limits: memberLimits(), now: now() }),
  );
  try {
    return await prepareAndStore(services, request);
  } catch (error) {
    await refundAllowance(services, request);
    throw error;
  }
}

/** For a request that is refused after its upload was stored. Never rejects. */
export async function undoUpload(
  services: StoreServices,
  request: ReceivedUpload,
  upload: StoredUpload,
): Promise<void> {
  await discardUpload(services.change, services.media.storage, upload);
  await refundAllowance(services, request);
}

const receivedOf = ({ ownerId, file }: ReceivedUpload) => ({
  ownerId,
  bytes: file.bytes,
});

/** An error here must not hide the first one. Allowances refill anyway. */
const refundAllowance = (
  { change, now, memberLimits }: StoreServices,
  request: ReceivedUpload,
): Promise<void> =>
  change(({ transaction }) =>
    refundUpload(transaction, receivedOf(request), { limits: memberLimits(), now: now() }),
  ).catch(() => undefined);

async function prepareAndStore(
  { change, now, memberLimits, media: { storage, limits, pictureQueue } }: StoreServices,
  { ownerId, file, kind, variants }: UploadToStore,
): Promise<StoredUpload> {
  const rules = { kind, folder: file.folder, maxPixels: limits.maxPixels, variants };
  const picture = isImage(kind)
    ? await pictureQueue.run(() => preparePicture(file.path, rules), ownerId).catch(refuseWhenFull)
    : undefined;
  await scrubMedia(file.path, kind);
  const upload: StoredUpload = {
    id: newId(),
    owner_id: ownerId,
    mime: kind.mime,
    extension: kind.extension,
    bytes: picture?.original.bytes ?? file.bytes,
    width: picture?.original.width ?? null,
    height: picture?.original.height ?? null,
    variants:
      picture?.variants.map(({ name, width, height, bytes }) => ({ name, width, height, bytes })) ?? [],
  };
  // Row before file: the collector deletes a row without a file, but never finds a file without a row.
  await change(async ({ transaction }) => {
    const stored = { ownerId, bytes: upload.bytes };
    await requireStorage(transaction, stored, { limits: memberLimits(), now: now() });
    await insertUpload(transaction, upload);
  });
  try {
    await putFiles(storage, upload, picture, file);
    // The account may have been deleted while the files were put.
    if (!(await change(({ transaction }) => lockOrRemove(transaction, upload)))) throw accountDeleted();
  } catch (error) {
    await discardUpload(change, storage, upload);
    throw error;
  }
  return upload;
}

async function putFiles(
  storage: MediaStorage,
  upload: NewUpload,
  picture: PreparedPicture | undefined,
  received: ReceivedFile,
): Promise<void> {
  const files = [
    { path: picture?.original.path ?? received.path, bytes: upload.bytes, mime: upload.mime },
    ...(picture?.variants.map(({ path, bytes }) => ({ path, bytes, mime: 'image/webp' })) ?? []),
  ];
  const names = fileNames(upload);
  for (const [index, file] of files.entries()) await storage.put(names[index] ?? '', file);
}

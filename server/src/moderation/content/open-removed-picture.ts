import type { Readable } from 'node:stream';

import { notFound } from '../../errors';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { findFile, shownName } from '../../uploads/upload-files';
import { findRemovedPicture } from '../../uploads/uploads-repository';
import { requirePermission } from '../roles/require-permission';

export interface OpenedPicture {
  mime: string;
  bytes: number;
  /** The caller must destroy it. */
  content: Readable;
}

/** @throws 403 unless the user moderates all zones, 404 when the picture is gone or not removed. */
export async function openRemovedPicture(
  services: Pick<Services, 'db' | 'adminId' | 'media'>,
  { id, userId }: { id: string; userId: string },
): Promise<OpenedPicture> {
  await requirePermission(services, userId, 'moderate chat and members');
  const upload = await findRemovedPicture(services.db, id);
  const file = upload && findFile(upload, shownName(upload));
  const content = file && (await services.media.storage.open(file.name));
  if (!content) throw notFound(messages.nothingHere);
  return { mime: file.mime, bytes: file.bytes, content };
}

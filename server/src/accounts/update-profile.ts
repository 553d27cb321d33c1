import type { components } from '@alphazone/client';

import type { Reward } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import { memberGone, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { discardUpload } from '../uploads/delete-uploads';
import { isImage } from '../uploads/media-kinds';
import { avatarVariants } from '../uploads/pictures/prepare-picture';
import type { ReceivedFile } from '../uploads/received-file';
import { storeUpload, type StoredUpload } from '../uploads/store-upload';
import { variantUrl } from '../uploads/upload-files';
import { lockMember, updateUser } from './accounts-repository';
import { profileChanges, type ProfileUpdate } from './profile-fields';
import { taskCompletionIn } from './profile-rules';
import { takenError } from './taken-error';

/**
 * All or nothing. The caller deletes the received file.
 * @throws 409 when the username is taken, 413, 415 or 503 when the picture cannot be stored.
 */
export async function updateProfile(
  services: Pick<Services, 'change' | 'media' | 'now'>,
  userId: string,
  { update, picture }: { update: ProfileUpdate; picture: ReceivedFile | undefined },
): Promise<components['schemas']['UpdatedUser']['taskCompletion']> {
  const upload = picture && (await storePicture(services, userId, picture));
  try {
    const rewards = await storeProfile(services, userId, {
      update,
      pictureUrl: upload && variantUrl(upload, 'avatar'),
    });
    return taskCompletionIn(rewards, userId);
  } catch (error) {
    if (upload) await discardUpload(services.change, services.media.storage, upload.id);
    throw takenError(error);
  }
}

function storePicture(
  services: Pick<Services, 'change' | 'media'>,
  ownerId: string,
  file: ReceivedFile,
): Promise<StoredUpload> {
  const { kind } = file;
  if (!kind || !isImage(kind)) throw unsupportedMedia(messages.pictureKind);
  return storeUpload(services, { ownerId, file, kind, variants: avatarVariants });
}

function storeProfile(
  { change, now }: Pick<Services, 'change' | 'now'>,
  userId: string,
  { update, pictureUrl }: { update: ProfileUpdate; pictureUrl: string | undefined },
): Promise<readonly Reward[]> {
  return change(async (unit) => {
    const { transaction, outcome } = unit;
    if (!(await lockMember(transaction, userId))) throw memberGone();
    await updateUser(transaction, userId, profileChanges(update, pictureUrl));
    await recordActivity(unit, { kind: 'profile changed', actorId: userId }, now());
    return outcome.rewards;
  });
}

import type { components } from '@alphazone/client';

import type { Reward } from '../../activity/activity';
import { recordActivity } from '../../activity/record-activity';
import { isRolledBack } from '../../database/lost-race';
import { HttpError, accountDeleted, unsupportedMedia } from '../../errors';
import { applyFinding } from '../../filters/apply-finding';
import { checkText } from '../../filters/check-text';
import { refuseReservedNames } from '../../filters/reserved-names';
import type { Finding } from '../../filters/finding';
import { lockActorStates } from '../../gamification/reward';
import { messages } from '../../messages';
import { findWritingRefusals } from '../../moderation/sanctions/find-writing-refusals';
import type { Services } from '../../services';
import { deleteUnused } from '../../uploads/delete-uploads';
import { isImage } from '../../uploads/media-kinds';
import { avatarVariants } from '../../uploads/pictures/prepare-picture';
import type { ReceivedFile } from '../../uploads/received-file';
import { storeUpload, undoUpload, type StoredUpload } from '../../uploads/store-upload';
import { uploadIdOfUrl, variantUrl } from '../../uploads/upload-files';
import { findProfile, isUsernameTaken, updateUser } from '../accounts-repository';
import { profileChanges, type ProfileUpdate } from './profile-fields';
import { taskCompletionIn } from './profile-rules';
import { takenError, usernameTaken } from '../taken-error';

/**
 * All or nothing. The caller deletes the received file.
 * @throws 400 for a text that the filters refuse, 409 when the username is taken, 413, 415 or 503 when the picture cannot be stored.
 */
export async function updateProfile(
  services: Pick<Services, 'db' | 'change' | 'media' | 'now' | 'filters' | 'memberLimits' | 'site'>,
  userId: string,
  { update: sent, picture }: { update: ProfileUpdate; picture: ReceivedFile | undefined },
): Promise<components['schemas']['UpdatedUser']['taskCompletion']> {
  await refuseNames(services, userId, sent);
  const { texts, finding } = await checkTextsOf(services, userId, sent);
  const update = { ...sent, ...texts };
  const upload = picture && (await storePicture(services, userId, picture));
  try {
    const rewards = await storeProfile(services, userId, {
      update,
      finding,
      pictureUrl: upload && variantUrl(upload, 'avatar'),
    });
    return taskCompletionIn(rewards, userId);
  } catch (error) {
    // After a lost connection the profile may already show the picture.
    const isUnchanged = error instanceof HttpError || isRolledBack(error);
    if (upload && isUnchanged) await undoUpload(services, { ownerId: userId, file: picture }, upload);
    throw takenError(error);
  }
}

function storePicture(
  services: Pick<Services, 'change' | 'now' | 'memberLimits' | 'media'>,
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
  {
    update,
    finding,
    pictureUrl,
  }: { update: ProfileUpdate; finding: Finding | undefined; pictureUrl: string | undefined },
): Promise<readonly Reward[]> {
  return change(async (unit) => {
    const { transaction, outcome } = unit;
    const [member] = await lockActorStates(transaction, [userId], now());
    if (!member) throw accountDeleted();
    // Decoding a picture takes long enough for a sanction.
    const refusals = await findWritingRefusals(transaction, [member], now());
    for (const refusal of refusals.values()) throw refusal;
    await updateUser(transaction, userId, profileChanges(update, pictureUrl));
    const isReplaced = pictureUrl !== undefined || update.profilePicture !== undefined;
    if (isReplaced && member.picture_url !== null)
      await deleteUnused(transaction, [uploadIdOfUrl(member.picture_url)]);
    await recordActivity(unit, { kind: 'profile changed', actorId: userId }, now());
    await applyFinding(unit, { kind: 'member', id: userId }, finding, now());
    return outcome.rewards;
  });
}

/**
 * Before a picture is decoded, which is expensive. Members keep names that were reserved later.
 * @throws 400 for a reserved name, 409 for a taken username. A unique index refuses one that is taken meanwhile.
 */
async function refuseNames(
  { db, site }: Pick<Services, 'db' | 'site'>,
  userId: string,
  { name, username }: ProfileUpdate,
): Promise<void> {
  if (name === undefined && username === undefined) return;
  const current = await findProfile(db, userId);
  const changed = {
    ...(name !== current?.name && { name }),
    ...(username !== current?.username && { username }),
  };
  refuseReservedNames(changed, site.brand.name);
  // Usernames are unique regardless of case: the member's own is not taken.
  const isOwn = changed.username?.toLowerCase() === current?.username?.toLowerCase();
  if (changed.username !== undefined && !isOwn && (await isUsernameTaken(db, changed.username)))
    throw usernameTaken();
}

/** @returns The texts with masks. */
async function checkTextsOf(
  { db, filters, now }: Pick<Services, 'db' | 'filters' | 'now'>,
  userId: string,
  { name, username, about, socialLinks, tags }: ProfileUpdate,
): Promise<{ texts: Pick<ProfileUpdate, 'name' | 'username' | 'about'>; finding: Finding | undefined }> {
  const { fields, finding } = await checkText(
    db,
    {
      writerId: userId,
      fields: {
        ...(name !== undefined && { name }),
        ...(username !== undefined && { username }),
        ...(about !== undefined && { about }),
        ...(socialLinks && { socialLinks: Object.values(socialLinks).join('\n') }),
      },
      ...(socialLinks && { addresses: 'socialLinks' as const }),
      ...(tags && { tags }),
      tagsField: 'tags',
      canHold: false,
    },
    { filters, now: now() },
  );
  const { socialLinks: _checked, ...texts } = fields;
  return { texts, finding };
}

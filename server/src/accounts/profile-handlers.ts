import type { FastifyRequest } from 'fastify';

import type { Outcome } from '../activity/activity';
import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { checkerOf } from '../contract/validation';
import { demandText } from '../contract/text';
import { unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { isImage } from '../uploads/media-kinds';
import { inMegabytes } from '../uploads/media-limits';
import { avatarVariants } from '../uploads/pictures/prepare-picture';
import { readForm } from '../uploads/read-form';
import { dropFile, type ReceivedFile } from '../uploads/received-file';
import { discardUpload } from '../uploads/removals';
import { storeUpload } from '../uploads/store-upload';
import { variantUrl, type Upload } from '../uploads/uploads-repository';
import { takenError } from './create-account';
import { demandOwnAccount } from './demand-own-account';
import { loadProfile } from './load-profile';
import { updateProfile } from './profile-repository';
import { formAsJson, type ProfileUpdate } from './profile-rules';

/** Changing one's own profile. */
export function profileHandlers(services: Services): Pick<Handlers, 'updateUser'> {
  const { db, media, contract, announce, now } = services;
  const checkUpdate = checkerOf<ProfileUpdate>(contract.schema('ProfileUpdate'));

  const { maxPictureBytes } = media.limits;

  const storePicture = (ownerId: string, file: ReceivedFile): Promise<Upload> => {
    const { kind } = file;
    if (!kind || !isImage(kind)) throw unsupportedMedia(messages.pictureKind);
    return storeUpload({ db, media }, { ownerId, file, kind, variants: avatarVariants });
  };

  /** Keeps the picture only when the profile that shows it could be stored. */
  const store = async (userId: string, update: ProfileUpdate, file: ReceivedFile | undefined) => {
    const picture = file && (await storePicture(userId, file));
    try {
      const pictureUrl = picture && variantUrl(picture, 'avatar');
      const outcome = await updateProfile(db, userId, { update, pictureUrl, now: now() });
      await announce(outcome);
      return outcome;
    } catch (error) {
      if (picture) await discardUpload(db, media.storage, picture.id);
      throw takenError(error);
    }
  };

  const readMultipart = async (request: FastifyRequest) => {
    const form = await readForm(request, {
      folder: media.storage.workDir,
      fileField: 'profilePicture',
      maxBytes: maxPictureBytes,
      tooLargeMessage: messages.pictureTooLarge(inMegabytes(maxPictureBytes)),
    });
    if (form.file?.bytes !== 0) return form;
    // A form whose file input is empty sends an empty file.
    await dropFile(form.file);
    return { fields: { ...form.fields, profilePicture: '' }, file: undefined };
  };

  return {
    async updateUser(call) {
      const { id } = call.params;
      await demandOwnAccount(db, signedIn(call), id, messages.onlyOwnProfile);
      let outcome: Outcome;
      if (call.request.isMultipart()) {
        const { fields, file } = await readMultipart(call.request);
        try {
          const update = checkUpdate(formAsJson(fields));
          demandText(update);
          outcome = await store(id, update, file);
        } finally {
          if (file) await dropFile(file);
        }
      } else {
        outcome = await store(id, call.body, undefined);
      }
      const taskCompletion = taskCompletionIn(outcome, id);
      return { ...(await loadProfile(services, id, true)), ...(taskCompletion && { taskCompletion }) };
    },
  };
}

/** What the member is told of the tasks that the change completed; undefined when it completed none. */
function taskCompletionIn({ rewards }: Outcome, userId: string) {
  const completed = rewards
    .filter((reward) => reward.userId === userId)
    .flatMap(({ completedTasks }) => completedTasks);
  if (completed.length === 0) return undefined;
  return {
    message: completed.map(({ message }) => message).join(' '),
    xpGained: completed.reduce((sum, { xpReward }) => sum + xpReward, 0),
  };
}

import type { FastifyRequest } from 'fastify';

import type { Outcome } from '../activity/activity';
import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { checkerOf } from '../contract/validation';
import { demandText } from '../contract/text';
import { newId } from '../database/ids';
import { unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { dropFile, keepFile, removeFile, type ReceivedFile } from '../uploads/media-files';
import { isImage } from '../uploads/media-kinds';
import { readForm } from '../uploads/read-form';
import { fileName, type NewUpload } from '../uploads/uploads-repository';
import { takenError } from './create-account';
import { demandOwnAccount } from './demand-own-account';
import { loadProfile } from './load-profile';
import { updateProfile } from './profile-repository';
import { formAsJson, type ProfileUpdate } from './profile-rules';

/** Spec section 9. */
const maxPictureBytes = 5 * 1024 * 1024;

/** Changing one's own profile. */
export function profileHandlers(services: Services): Pick<Handlers, 'updateUser'> {
  const { db, mediaDir, contract, announce, now } = services;
  const checkUpdate = checkerOf<ProfileUpdate>(contract.schema('ProfileUpdate'));

  /** Keeps the picture's file only when the profile that names it could be stored. */
  const store = async (userId: string, update: ProfileUpdate, file: ReceivedFile | undefined) => {
    const picture = file && pictureOf(userId, file);
    if (file && picture) await keepFile(file, mediaDir, fileName(picture));
    try {
      const outcome = await updateProfile(db, userId, { update, picture, now: now() });
      await announce(outcome);
      return outcome;
    } catch (error) {
      if (picture) await removeFile(mediaDir, fileName(picture));
      throw takenError(error);
    }
  };

  const readMultipart = async (request: FastifyRequest) => {
    const form = await readForm(request, {
      folder: mediaDir,
      fileField: 'profilePicture',
      maxBytes: maxPictureBytes,
      tooLargeMessage: messages.pictureTooLarge,
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

function pictureOf(ownerId: string, { kind, bytes }: ReceivedFile): NewUpload {
  if (!kind || !isImage(kind)) throw unsupportedMedia(messages.pictureKind);
  return { id: newId(), ownerId, kind, bytes };
}

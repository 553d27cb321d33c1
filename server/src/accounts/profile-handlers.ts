import type { FastifyRequest } from 'fastify';

import type { OfferedHandlers } from '../contract/bind-contract';
import { signedIn } from '../contract/handlers';
import { checkerOf } from '../contract/validation';
import { demandText } from '../contract/text';
import { newId } from '../database/ids';
import { forbidden, notFound, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { dropFile, keepFile, removeFile, type ReceivedFile } from '../uploads/media-files';
import { isImage } from '../uploads/media-kinds';
import { readForm } from '../uploads/read-form';
import { fileName, type NewUpload } from '../uploads/uploads-repository';
import { findProfile } from './accounts-repository';
import { takenError } from './create-account';
import { presentProfile } from './present-user';
import { updateProfile } from './profile-repository';
import { formAsJson, type ProfileUpdate } from './profile-rules';

/** Spec section 9. */
const maxPictureBytes = 5 * 1024 * 1024;

/** Changing one's own profile. */
export function profileHandlers({
  db,
  mediaDir,
  contract,
  announce,
}: Services): Pick<OfferedHandlers, 'updateUser'> {
  const checkUpdate = checkerOf<ProfileUpdate>(contract.schema('ProfileUpdate'));

  /** Keeps the picture's file only when the profile that names it could be stored. */
  const store = async (userId: string, update: ProfileUpdate, file: ReceivedFile | undefined) => {
    const picture = file && pictureOf(userId, file);
    if (file && picture) await keepFile(file, mediaDir, fileName(picture));
    try {
      await announce(await updateProfile(db, userId, update, picture));
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
      if (signedIn(call).id !== id) {
        throw (await findProfile(db, id)) ? forbidden(messages.onlyOwnProfile) : notFound(messages.noUser);
      }
      if (call.request.isMultipart()) {
        const { fields, file } = await readMultipart(call.request);
        try {
          const update = checkUpdate(formAsJson(fields));
          demandText(update);
          await store(id, update, file);
        } finally {
          if (file) await dropFile(file);
        }
      } else {
        await store(id, call.body, undefined);
      }
      const profile = await findProfile(db, id);
      if (!profile) throw notFound(messages.noUser);
      return presentProfile(profile, true);
    },
  };
}

function pictureOf(ownerId: string, { kind, bytes }: ReceivedFile): NewUpload {
  if (!kind || !isImage(kind)) throw unsupportedMedia(messages.pictureKind);
  return { id: newId(), ownerId, kind, bytes };
}

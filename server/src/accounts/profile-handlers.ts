import type { FastifyRequest } from 'fastify';

import type { OfferedHandlers } from '../contract/bind-contract';
import { signedIn } from '../contract/handlers';
import { checkerOf } from '../contract/validation';
import { demandText } from '../contract/text';
import { forbidden, notFound, unsupportedMedia } from '../errors';
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
import { findProfile } from './accounts-repository';
import { takenError } from './create-account';
import { presentProfile } from './present-user';
import { updateProfile } from './profile-repository';
import { formAsJson, type ProfileUpdate } from './profile-rules';

/** Changing one's own profile. */
export function profileHandlers({
  db,
  media,
  contract,
  announce,
}: Services): Pick<OfferedHandlers, 'updateUser'> {
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
      await announce(await updateProfile(db, userId, update, picture && variantUrl(picture, 'avatar')));
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

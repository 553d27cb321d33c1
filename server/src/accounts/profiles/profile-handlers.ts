import type { FastifyRequest } from 'fastify';

import type { Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import { requireStorableText } from '../../contract/text';
import { checkerOf } from '../../contract/validation';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { inMegabytes } from '../../uploads/media-limits';
import { readForm, type ReceivedForm } from '../../uploads/read-form';
import { dropFile } from '../../uploads/received-file';
import { loadProfile } from './load-profile';
import { parseFormFields, type ProfileUpdate } from './profile-fields';
import { requireOwnAccount } from '../require-own-account';
import { updateProfile } from './update-profile';

export function profileHandlers(services: Services): Pick<Handlers, 'updateUser'> {
  const { media, contract } = services;
  const checkUpdate = checkerOf<ProfileUpdate>(contract.schema('ProfileUpdate'));

  const readMultipart = async (request: FastifyRequest): Promise<ReceivedForm> => {
    const form = await readForm(request, {
      folder: media.storage.workDir,
      requireFreeSpace: media.requireFreeSpace,
      fileField: 'profilePicture',
      maxBytes: media.limits.maxPictureBytes,
      tooLargeMessage: messages.pictureTooLarge(inMegabytes(media.limits.maxPictureBytes)),
    });
    if (form.file?.bytes !== 0) return form;
    // Browsers send an empty file for an empty file input.
    await dropFile(form.file);
    return { fields: { ...form.fields, profilePicture: '' }, file: undefined };
  };

  const updateByForm = async (userId: string, request: FastifyRequest) => {
    const { fields, file } = await readMultipart(request);
    try {
      const update = checkUpdate(parseFormFields(fields));
      requireStorableText(update);
      return await updateProfile(services, userId, { update, picture: file });
    } finally {
      if (file) await dropFile(file);
    }
  };

  return {
    async updateUser(call) {
      const { id } = call.params;
      await requireOwnAccount(services, requireMember(call), id, messages.onlyOwnProfile);
      // `bind-contract` gives no body for a form.
      const isForm = (call.body as unknown) === undefined;
      const taskCompletion = isForm
        ? await updateByForm(id, call.request)
        : await updateProfile(services, id, { update: call.body, picture: undefined });
      return { ...(await loadProfile(services, id, id)), ...(taskCompletion && { taskCompletion }) };
    },
  };
}

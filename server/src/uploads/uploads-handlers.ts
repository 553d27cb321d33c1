import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { badFields, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { inMegabytes } from './media-limits';
import { postVariants } from './pictures/prepare-picture';
import { readForm } from './read-form';
import { dropFile } from './received-file';
import { serialiseUpload } from './serialise-upload';
import { storeUpload } from './store-upload';

export function uploadsHandlers(services: Services): Pick<Handlers, 'uploadFile'> {
  const { media } = services;
  const { maxUploadBytes } = media.limits;
  return {
    async uploadFile(call) {
      const ownerId = requireMember(call).id;
      const { file, fields } = await readForm(call.request, {
        folder: media.storage.workDir,
        requireFreeSpace: media.requireFreeSpace,
        fileField: 'file',
        maxBytes: maxUploadBytes,
        tooLargeMessage: messages.fileTooLarge(inMegabytes(maxUploadBytes)),
      });
      const surplus = Object.keys(fields).map((field) => ({ field, message: 'is not a known field.' }));
      if (!file) throw badFields({ field: 'file', message: messages.oneFile }, ...surplus);
      try {
        if (surplus.length > 0) throw badFields(...surplus);
        const { kind } = file;
        if (!kind) throw unsupportedMedia(messages.fileKind);
        const upload = await storeUpload(services, { ownerId, file, kind, variants: postVariants });
        return serialiseUpload(upload);
      } finally {
        await dropFile(file);
      }
    },
  };
}

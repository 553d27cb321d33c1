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

const fileField = 'file';

export function uploadsHandlers(services: Services): Pick<Handlers, 'uploadFile'> {
  const { media } = services;
  const { maxUploadBytes } = media.limits;
  return {
    async uploadFile(call) {
      const ownerId = requireMember(call).id;
      const { file, fields } = await readForm(call.request, {
        folder: media.storage.workDir,
        requireFreeSpace: media.requireFreeSpace,
        fileField,
        maxBytes: maxUploadBytes,
        tooLargeMessage: messages.fileTooLarge(inMegabytes(maxUploadBytes)),
      });
      const problems = Object.keys(fields).map((field) => ({
        field,
        message: field === fileField ? messages.oneFileOnly : 'is not a known field.',
      }));
      if (!file) {
        const isText = fields[fileField] !== undefined;
        throw badFields(...(isText ? [] : [{ field: fileField, message: messages.oneFile }]), ...problems);
      }
      try {
        if (problems.length > 0) throw badFields(...problems);
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

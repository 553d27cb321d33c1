import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { badFields, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { inMegabytes } from './media-limits';
import { postVariants } from './pictures/prepare-picture';
import { readForm } from './read-form';
import { dropFile } from './received-file';
import { storeUpload } from './store-upload';
import { presentUpload, uploadRow } from './uploads-repository';

/** Uploading media for posts. */
export function uploadsHandlers({ db, media }: Services): Pick<Handlers, 'uploadFile'> {
  const { maxUploadBytes } = media.limits;
  return {
    async uploadFile(call) {
      const ownerId = signedIn(call).id;
      const { file, fields } = await readForm(call.request, {
        folder: media.storage.workDir,
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
        const upload = await storeUpload({ db, media }, { ownerId, file, kind, variants: postVariants });
        return presentUpload(uploadRow(upload));
      } finally {
        await dropFile(file);
      }
    },
  };
}

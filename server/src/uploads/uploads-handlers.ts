import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { newId } from '../database/ids';
import { badFields, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { dropFile, keepFile } from './media-files';
import { readForm } from './read-form';
import { deleteUpload, fileName, insertUpload, urlOfUpload } from './uploads-repository';

const maxBytes = 50 * 1024 * 1024;

/** Uploading media for posts. */
export function uploadsHandlers({ db, mediaDir }: Services): Pick<Handlers, 'uploadFile'> {
  return {
    async uploadFile(call) {
      const ownerId = signedIn(call).id;
      const { file, fields } = await readForm(call.request, {
        folder: mediaDir,
        fileField: 'file',
        maxBytes,
        tooLargeMessage: messages.fileTooLarge,
      });
      const surplus = Object.keys(fields).map((field) => ({ field, message: 'is not a known field.' }));
      if (!file) throw badFields({ field: 'file', message: messages.oneFile }, ...surplus);
      try {
        if (surplus.length > 0) throw badFields(...surplus);
        if (!file.kind) throw unsupportedMedia(messages.fileKind);
        const upload = { id: newId(), ownerId, kind: file.kind, bytes: file.bytes };
        // The row first: a file without a row would stay for ever, a row without a file is a 404.
        await insertUpload(db, upload);
        await keepFile(file, mediaDir, fileName(upload)).catch(async (error: unknown) => {
          await deleteUpload(db, upload.id);
          throw error;
        });
        return { url: urlOfUpload(upload), type: file.kind.mime };
      } finally {
        await dropFile(file);
      }
    },
  };
}

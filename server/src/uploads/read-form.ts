import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { badFields, badRequest, HttpError, tooLarge } from '../errors';
import { messages } from '../messages';
import { dropFile, receiveFile, type ReceivedFile } from './received-file';

export interface FormRules {
  folder: string;
  fileField: string;
  maxBytes: number;
  tooLargeMessage: string;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  /** Temporary. The caller moves or deletes it. */
  file: ReceivedFile | undefined;
}

/** Deletes the file on an error. @throws 400 for a duplicate or invalid field, 413 for a large file. */
export async function readForm(request: FastifyRequest, rules: FormRules): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, file: undefined };
  const limits = { files: 1, fields: 20, parts: 21, fieldSize: 64 * 1024, fileSize: rules.maxBytes };
  try {
    for await (const part of request.parts({ limits })) await readPart(part, form, rules);
    return form;
  } catch (error) {
    if (form.file) await dropFile(form.file);
    throw translateError(error, rules);
  }
}

async function readPart(part: Multipart, form: ReceivedForm, rules: FormRules): Promise<void> {
  const field = part.fieldname;
  if (part.type === 'field') {
    if (typeof part.value !== 'string') throw badFields({ field, message: 'must be text.' });
    if (part.valueTruncated === true) throw badFields({ field, message: 'is too long.' });
    if (Object.hasOwn(form.fields, field)) throw badFields({ field, message: 'is given twice.' });
    form.fields[field] = part.value;
    return;
  }
  if (field !== rules.fileField) {
    part.file.resume();
    throw badFields({ field, message: 'is not a field for a file.' });
  }
  form.file = await receiveFile(part.file, rules.folder);
  if (part.file.truncated) throw tooLarge(rules.tooLargeMessage);
}

/** The parser has no codes for truncated forms. */
function translateError(error: unknown, rules: FormRules): unknown {
  if (error instanceof HttpError || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rules.tooLargeMessage);
  if (code === 'FST_FILES_LIMIT') return badFields({ field: rules.fileField, message: messages.oneFileOnly });
  const isBroken =
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    (code === undefined && /multipart|malformed/i.test(error.message));
  return isBroken ? badRequest(messages.badForm) : error;
}

import type { IncomingMessage } from 'node:http';
import { finished, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

import { badFields, badRequest, HttpError, tooLarge } from '../errors';
import { messages } from '../messages';
import type { RequireFreeSpace } from './free-space';
import { dropFile, receiveFile, type ReceivedFile } from './received-file';

export interface FormRules {
  folder: string;
  requireFreeSpace: RequireFreeSpace;
  fileField: string;
  maxBytes: number;
  tooLargeMessage: string;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  /** Temporary. The caller moves or deletes it. */
  file: ReceivedFile | undefined;
}

const maxFields = 20;
const maxFieldBytes = 64 * 1024;
/** Bytes of everything except the file: fields, headers, boundaries. */
const maxOtherBytes = 2 * maxFields * maxFieldBytes;

/** Time to send the rest of a refused form, so that the client reads the refusal and not a reset connection. */
const lingerMs = 10_000;

/**
 * Deletes the file on an error.
 * @throws 400 for a duplicate or invalid field, 413 for a large file or form, 503 for a full disk. 401 or 403 when the caller
 * may no longer write.
 */
export async function readForm(request: FastifyRequest, rules: FormRules): Promise<ReceivedForm> {
  const { raw } = request;
  const form = new Form(rules);
  try {
    // First: it throws for a broken boundary, and errors of a body outside a pipeline would crash the process.
    const parser = openParser(raw, form);
    await pipeline(openBody(raw, rules.maxBytes + maxOtherBytes, rules.tooLargeMessage), parser);
    await request.identifyAgain?.();
    return await form.received();
  } catch (error) {
    discardRest(raw);
    await form.drop();
    throw error instanceof HttpError || !isBroken(error) ? error : badRequest(messages.badForm);
  }
}

function openParser({ headers }: IncomingMessage, form: Form) {
  const limits = {
    files: 1,
    fields: maxFields,
    parts: maxFields + 1,
    fieldSize: maxFieldBytes,
    fileSize: form.rules.maxBytes,
  };
  const parser = new Busboy({ headers: headers as BusboyHeaders, limits });
  const refuse = (error: Error) => {
    parser.destroy(error);
  };
  parser.on('field', (name, value, _nameTruncated, isTruncated) =>
    form.addField(name, value, isTruncated, refuse),
  );
  parser.on('file', (name, stream) => form.addFile(name, stream, refuse));
  parser.on('filesLimit', () =>
    refuse(badFields({ field: form.rules.fileField, message: messages.oneFileOnly })),
  );
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(badRequest(messages.badForm)));
  return parser;
}

class Form {
  readonly #fields: Record<string, string> = {};
  #stream: BusboyFileStream | undefined;
  #file: Promise<ReceivedFile> | undefined;

  constructor(readonly rules: FormRules) {}

  addField(field: string, value: string, isTruncated: boolean, refuse: (error: Error) => void): void {
    if (isTruncated) refuse(badFields({ field, message: 'is too long.' }));
    else if (Object.hasOwn(this.#fields, field)) refuse(badFields({ field, message: 'is given twice.' }));
    else this.#fields[field] = value;
  }

  addFile(field: string, stream: BusboyFileStream, refuse: (error: Error) => void): void {
    const { fileField, folder, requireFreeSpace, tooLargeMessage } = this.rules;
    this.#stream = stream.on('error', () => undefined);
    if (field !== fileField) return refuse(badFields({ field, message: 'is not a field for a file.' }));
    stream.on('limit', () => refuse(tooLarge(tooLargeMessage)));
    this.#file = receiveFile(stream, folder, requireFreeSpace);
    this.#file.catch(refuse);
  }

  async received(): Promise<ReceivedForm> {
    return { fields: this.#fields, file: await this.#file };
  }

  async drop(): Promise<void> {
    this.#stream?.destroy(new Error('The form is refused.'));
    const file = await this.#file?.catch(() => undefined);
    if (file) await dropFile(file);
  }
}

/** Destroying it does not destroy the body, which the response needs. */
function openBody(body: IncomingMessage, maxBytes: number, tooLargeMessage: string): Readable {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge(tooLargeMessage));
      else done(null, chunk);
    },
  });
  // Unlike a listener, it also reports a client that has already disconnected.
  finished(body, { writable: false }, (error) => {
    if (error) bounded.destroy(error);
  });
  return body.pipe(bounded);
}

function discardRest(request: IncomingMessage): void {
  request.unpipe().resume();
  const timeout = setTimeout(() => request.destroy(), lingerMs);
  finished(request, () => {
    clearTimeout(timeout);
  });
}

/** The parser has no codes. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    (code === undefined && /multipart|malformed|boundary/i.test(error.message))
  );
}

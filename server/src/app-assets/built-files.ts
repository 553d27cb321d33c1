import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptsBrotli, acceptsGzip } from '../contract/compression';
import { hasTag } from '../contract/validators';
import { forever } from '../uploads/serve-media';

export interface BuiltFile {
  content: Buffer;
  /** Weak: the same for each encoding. */
  etag: string;
}

/** By path. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/**
 * Reads the whole build, about 2 MB, into memory: an update replaces the folder under the running server, whose pages need the
 * files of their own build until the restart.
 */
export async function readBuiltFiles(dir: string): Promise<BuiltFiles> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const read = async (file: string): Promise<[string, BuiltFile]> => {
    const content = await readFile(file);
    const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
    return [path.relative(dir, file).replaceAll(path.sep, '/'), { content, etag }];
  };
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => read(path.join(entry.parentPath, entry.name)));
  return new Map(await Promise.all(files));
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const hashedFolder = 'assets/';

/** Sends a file as the build has compressed it, if the client accepts that. */
export function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, file, found }: { files: BuiltFiles; file: string; found: BuiltFile },
): FastifyReply {
  const brotli = acceptsBrotli(request) ? files.get(`${file}.br`) : undefined;
  const compressed = brotli ?? (acceptsGzip(request) ? files.get(`${file}.gz`) : undefined);
  void reply
    .header('vary', 'accept-encoding')
    // Names in the hashed folder depend on the content.
    .header('cache-control', file.startsWith(hashedFolder) ? forever : 'no-cache')
    .header('etag', found.etag);
  if (hasTag(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
  if (compressed) void reply.header('content-encoding', brotli ? 'br' : 'gzip');
  return reply
    .type(types[path.extname(file).slice(1)] ?? 'application/octet-stream')
    .send((compressed ?? found).content);
}

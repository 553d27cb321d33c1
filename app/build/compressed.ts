import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = [
  ['br', promisify(brotliCompress)],
  ['gz', promisify(gzip)],
] as const;

const minBytes = 1_000;

/** Compresses the assets at build time, after the last change of their code. The server sends the results as they are. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const compress = async (name: string, content: string | Uint8Array) => {
        for (const [extension, encode] of encodings)
          this.emitFile({ type: 'asset', fileName: `${name}.${extension}`, source: await encode(content) });
      };
      const files = Object.values(bundle)
        .filter(({ fileName }) => /^assets\/.*\.(?:css|js|svg)$/.test(fileName))
        .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
        .filter(({ content }) => content.length >= minBytes);
      await Promise.all(files.map(({ name, content }) => compress(name, content)));
    },
  },
};

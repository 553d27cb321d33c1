import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    void respond(folder, request, response);
  });
  await new Promise((/** @type {(value?: unknown) => void} */ resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function respond(folder, request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://any').pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

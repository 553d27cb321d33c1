import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface StaticPages {
  /** The address of a page with this text. */
  urlOf: (text: string) => string;
  stop: () => Promise<void>;
}

/** The upper bound for a page with the same text: plain HTML, compressed once. */
export async function serveStaticPages(): Promise<StaticPages> {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const body = bodies[Number(request.url?.slice(1))];
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (text) => {
      bodies.push(brotliCompressSync(pageOf(text)));
      return `http://127.0.0.1:${port}/${bodies.length - 1}`;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const pageOf = (text: string) => {
  const [title = '', ...lines] = text.split('\n').map((line) => line.replace(/[<&]/g, ' '));
  const body = lines.map((line) => `<p>${line}</p>`).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px sans-serif}</style><h1>${title}</h1>\n${body}`;
};

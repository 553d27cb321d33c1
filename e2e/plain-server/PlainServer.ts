import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';

import { Server as SocketServer } from 'socket.io';

import { freePort } from '../../server/src/testing/free-port';
import { calls, Refusal } from './calls';
import { newId, createRecords, type PlainChatMessage } from './records';

const mimeTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Implements only spec section 7, which the app must work with: no pagination headers, no ETag, no push. */
export class PlainServer {
  private readonly records = createRecords();
  private readonly http: Server;
  private readonly io: SocketServer;
  private readonly connections = new Set<Socket>();
  private port = 0;

  constructor(private readonly appFolder: string) {
    this.http = createServer((request, response) => void this.respond(request, response));
    this.http.on('connection', (connection: Socket) => {
      this.connections.add(connection.once('close', () => this.connections.delete(connection)));
    });
    this.io = new SocketServer(this.http, { serveClient: false });
    this.io.on('connection', (socket) => {
      socket.on('join', (userId: string) => void socket.join(userId));
      socket.on('global message', (message: { userId: string; userName: string; text: string }) => {
        this.say(message);
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async resume(): Promise<void> {
    this.port ||= await freePort();
    this.http.listen(this.port, '127.0.0.1');
    await once(this.http, 'listening');
  }

  async pause(): Promise<void> {
    const closed = new Promise((resolve) => this.http.close(resolve));
    // `closeAllConnections` leaves out WebSockets, and `disconnectSockets` those that have not joined yet.
    for (const connection of this.connections) connection.destroy();
    await closed;
  }

  async stop(): Promise<void> {
    await this.pause();
    await this.io.close();
  }

  private say({ userId, userName, text }: { userId: string; userName: string; text: string }): void {
    const message: PlainChatMessage = {
      _id: newId(),
      userId,
      userName,
      senderName: userName,
      text,
      timestamp: new Date().toISOString(),
    };
    this.records.chat.push(message);
    this.io.emit('global message', message);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    try {
      for (const [method, path, call] of calls) {
        const match = path.exec(pathname);
        if (method !== request.method || !match) continue;
        const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
        const userId = this.records.sessions.get(token);
        const body = call(this.records, {
          params: match.slice(1).map(decodeURIComponent),
          query: searchParams,
          body: await parseBody(request),
          user: this.records.users.find(({ _id }) => _id === userId),
        });
        send(response, 200, body);
        return;
      }
      await this.serveFile(pathname, request, response);
    } catch (error) {
      // The client has disconnected, for example during shutdown.
      if (response.destroyed) return;
      if (error instanceof Refusal) send(response, error.status, { message: error.message });
      else send(response, 500, { message: `The plain server failed: ${String(error)}` });
    }
  }

  private async serveFile(
    pathname: string,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const uploaded = this.records.files.get(pathname);
    if (uploaded) {
      response.writeHead(200, { 'content-type': uploaded.type }).end(uploaded.bytes);
      return;
    }
    const isFile = extname(pathname) !== '';
    if (!isFile && !headers.accept?.includes('text/html')) throw new Refusal(404, 'There is no such call.');
    const file = isFile ? normalize(pathname) : 'index.html';
    const bytes = await readFile(join(this.appFolder, file)).catch(() => undefined);
    if (!bytes) throw new Refusal(404, 'There is no such file.');
    response
      .writeHead(200, { 'content-type': mimeTypes[extname(file)] ?? 'application/octet-stream' })
      .end(bytes);
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function parseBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return (bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8'))) as Record<string, unknown>;
  }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    fields[name] =
      typeof value === 'string'
        ? value
        : { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return fields;
}

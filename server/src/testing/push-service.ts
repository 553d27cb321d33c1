import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PushPayload } from '../push/send-push';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  payload: PushPayload;
}

/** A push service and the browsers that subscribe to it. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const browsers = new Map<string, (body: Buffer) => unknown>();
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      // Safe cast: our server sends it.
      const payload = browsers.get(path)?.(Buffer.concat(chunks)) as PushPayload;
      received.push({ path, headers, payload });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    received,
    respond: (next: number) => (status = next),
    subscribe(path: string) {
      const ecdh = createECDH('prime256v1');
      const publicKey = ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, (body) => decrypt(body, ecdh.getPrivateKey(), publicKey, auth));
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** RFC 8291, for one record. */
function decrypt(body: Buffer, privateKey: Buffer, publicKey: Buffer, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const derive = (secret: Uint8Array, from: Uint8Array, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const input = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** Accepts connections, but never responds. */
export async function startSilentService() {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  let ended = 0;
  silent.on('connection', (socket) => socket.on('close', () => (ended += 1)));
  await once(silent, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    ended: () => ended,
    close: () => {
      silent.close();
      silent.closeAllConnections();
    },
  };
}

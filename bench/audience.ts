import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Guests' sockets that only listen. Parses only frames: the load generator must use little CPU time. */
export interface Audience {
  close: () => void;
}

/** More at once would fill the server's queue of connections. */
const connectingAtOnce = 50;

/** @param onEvent Receives the JSON of each event and the number of the listener. @throws when a socket cannot connect. */
export async function openAudience(
  url: string,
  size: number,
  onEvent: (json: string, listener: number) => void,
): Promise<Audience> {
  const sockets: Socket[] = [];
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  try {
    while (sockets.length < size) {
      const count = Math.min(connectingAtOnce, size - sockets.length);
      const first = sockets.length;
      const opening = Array.from({ length: count }, (_, index) =>
        openListener(url, (json) => {
          onEvent(json, first + index);
        }),
      );
      sockets.push(...(await Promise.all(opening)));
    }
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}

async function openListener(url: string, onEvent: (json: string) => void): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const joined = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('The server closed a listening socket.'));
    });
    readFrames(socket, (text) => {
      // Engine.IO's open and ping packets, then Socket.IO's connect and event messages.
      if (text.startsWith('0')) send(socket, '40');
      else if (text.startsWith('2')) send(socket, '3');
      else if (text.startsWith('40')) resolve();
      else if (text.startsWith('42')) onEvent(text.slice(2));
    });
  });
  await once(socket, 'connect');
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await joined;
  return socket;
}

/** Skips the head of the HTTP response. Expects whole text frames without a mask, as servers send them. */
function readFrames(socket: Socket, onText: (text: string) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  let isUpgraded = false;
  socket.on('data', (chunk: Buffer) => {
    let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isUpgraded) {
      const end = data.indexOf('\r\n\r\n');
      isUpgraded = end !== -1;
      data = isUpgraded ? data.subarray(end + 4) : data;
    }
    let frame = isUpgraded ? frameIn(data) : undefined;
    while (frame) {
      onText(data.toString('utf8', frame.start, frame.end));
      data = data.subarray(frame.end);
      frame = frameIn(data);
    }
    rest = data;
  });
}

function frameIn(data: Buffer): { start: number; end: number } | undefined {
  if (data.length < 4) return undefined;
  const short = data.readUInt8(1);
  const start = short < 126 ? 2 : 4;
  const end = start + (short < 126 ? short : data.readUInt16BE(2));
  return data.length < end ? undefined : { start, end };
}

/** With a mask of zeros, which changes nothing. */
function send(socket: Socket, text: string): void {
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
}

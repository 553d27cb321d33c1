import { exchange, headOf } from './raw-http';
import { tokenOf, type Attack } from './attack';
import type { Stage } from '../stage';

const uploadPath = '/api/upload/file';
export const boundary = 'attack';
const chunk = Buffer.alloc(64 * 1024, 'x');

export const uploadHead = (stage: Stage, bytes: number) =>
  headOf('POST', uploadPath, {
    Authorization: `Bearer ${tokenOf(stage)}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': bytes,
  });

function* filled(head: string, bytes: number) {
  yield head;
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
}

export const longPreamble: Attack = {
  name: 'an upload with 80 MB in front of its first part',
  async run(stage) {
    const bytes = 1_280 * chunk.length;
    return exchange(stage.url, filled(uploadHead(stage, bytes), bytes));
  },
};

export const emptyParts: Attack = {
  name: 'an upload of 4.8 MB of empty parts',
  async run(stage) {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    const parts = Buffer.from(part.repeat(Math.floor(4_800_000 / part.length)));
    return exchange(stage.url, [uploadHead(stage, parts.length), parts]);
  },
};

export const nestedJson: Attack = {
  name: '258 kB of nested JSON',
  async run({ url }) {
    const body = '['.repeat(258_000);
    const head = headOf('POST', '/api/users/login', {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    });
    return exchange(url, [head, body]);
  },
};

export const upgrades: Attack = {
  name: '4 MB of requests that ask for h2c',
  async run({ url }) {
    const request = headOf('GET', '/healthz', {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABkAAQAAP__',
    });
    const count = Math.floor(4_000_000 / request.length);
    return exchange(url, [request.repeat(count)], count);
  },
};

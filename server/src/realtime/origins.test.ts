import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { isAllowedOrigin } from './origins';

const isAllowed = (headers: IncomingHttpHeaders) =>
  isAllowedOrigin({ headers } as IncomingMessage, ['https://club.example']);

it.each<[string, IncomingHttpHeaders]>([
  ['no origin', { host: 'forum.example' }],
  ['its own', { origin: 'https://forum.example', host: 'forum.example' }],
  [
    'its own behind a proxy that drops the port',
    { origin: 'https://forum.example:8443', host: 'forum.example' },
  ],
  [
    'its own behind a proxy that replaces the host',
    { origin: 'https://forum.example', host: '127.0.0.1:3000', 'x-forwarded-host': 'forum.example' },
  ],
  ['one of CORS_ORIGINS', { origin: 'https://club.example', host: 'forum.example' }],
])('accepts a socket from %s', (_what, headers) => {
  expect(isAllowed(headers)).toBe(true);
});

it.each<[string, IncomingHttpHeaders]>([
  ['another site', { origin: 'https://evil.example', host: 'forum.example' }],
  ['another scheme of an allowed site', { origin: 'http://club.example', host: 'forum.example' }],
  ['a sandboxed frame', { origin: 'null', host: 'forum.example' }],
  ['a page without a host', { origin: 'file://', host: '' }],
])('refuses a socket from %s', (_what, headers) => {
  expect(isAllowed(headers)).toBe(false);
});

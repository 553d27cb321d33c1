import { expect, it } from 'vitest';

import { isPushEndpoint, lookupPublic } from './public-hosts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://push.example.org/abc', false],
  ['https://push.example.org:8443/abc', false],
  ['https://user@push.example.org/abc', false],
  ['https://10.0.0.1/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['no address', false],
])('%s can be a push service: %s', (endpoint, isAllowed) => {
  expect(isPushEndpoint(endpoint)).toBe(isAllowed);
});

it('connects to no private address behind a name', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve));
  expect(error).toEqual(new Error('localhost has no public address.'));
});

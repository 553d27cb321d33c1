import { expect, it } from 'vitest';

import { isPublicAddress, isPushEndpoint, lookupPublic } from './public-hosts';

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

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

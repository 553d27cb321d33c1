import { expect, it } from 'vitest';

import { isPrivateAddress, isPublicAddress } from './address-ranges';

it.each([
  ['93.184.216.34', 'public'],
  ['2606:4700::1111', 'public'],
  ['127.0.0.1', 'private'],
  ['10.1.2.3', 'private'],
  ['172.31.0.1', 'private'],
  ['192.168.0.1', 'private'],
  ['169.254.169.254', 'private'],
  ['100.64.0.1', 'private'],
  ['0.0.0.0', 'private'],
  ['203.0.113.7', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['::1', 'private'],
  ['::', 'reserved'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:93.184.216.34', 'reserved'],
  ['64:ff9b::a00:1', 'reserved'],
  ['2002:a00:1::', 'reserved'],
  ['fd00::1', 'private'],
  ['fe80::1', 'private'],
])('%s is %s', (address, kind) => {
  expect([isPublicAddress(address), isPrivateAddress(address)]).toEqual([
    kind === 'public',
    kind === 'private',
  ]);
});

it('has no public name', () => {
  expect(isPublicAddress('localhost')).toBe(false);
});

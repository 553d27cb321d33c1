import { expect, it } from 'vitest';

import { addressBlockOf, networkOf } from './network-of';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['10.0.0.1:50123', '10.0.0.1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
])('counts %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['203.0.113.77:50123', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
])('places %s in the address block %s', (address, block) => {
  expect(addressBlockOf(address)).toBe(block);
});

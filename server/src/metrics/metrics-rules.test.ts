import { describe, expect, it } from 'vitest';

import { metricsAccess } from './metrics-rules';

const local = { remoteAddress: '127.0.0.1', isForwarded: false, token: undefined };

describe('metricsAccess', () => {
  it.each([
    ['this machine', {}, 'granted'],
    ['this machine by IPv6', { remoteAddress: '::1' }, 'granted'],
    ['this machine by IPv4-mapped IPv6', { remoteAddress: '::ffff:127.0.0.1' }, 'granted'],
    ['a proxy on this machine', { isForwarded: true }, 'refused'],
    ['another machine', { remoteAddress: '10.0.0.2' }, 'refused'],
    ['an address that looks like loopback', { remoteAddress: '12.127.0.1' }, 'refused'],
    ['an unknown address', { remoteAddress: undefined }, 'refused'],
    ['another machine with a token', { remoteAddress: '10.0.0.2', token: 'guess' }, 'refused'],
  ] as const)('without a configured token allows this machine only: %s', (_who, reader, expected) => {
    expect(metricsAccess({ ...local, ...reader }, undefined)).toBe(expected);
  });

  it.each([
    [
      'the token from anywhere',
      { remoteAddress: '203.0.113.7', isForwarded: true, token: 'right' },
      'granted',
    ],
    ['a wrong token', { token: 'wrong' }, 'token needed'],
    ['a prefix of the token', { token: 'righ' }, 'token needed'],
    ['no token, even on this machine', {}, 'token needed'],
  ] as const)('with a configured token requires it: %s', (_who, reader, expected) => {
    expect(metricsAccess({ ...local, ...reader }, 'right')).toBe(expected);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app';
import { parseDenylist, type DeniedDomain } from './denied-domains';

let denied: readonly DeniedDomain[];
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ deniedDomains: () => denied });
});
afterAll(() => server.close());

it('reads domains with reasons', () => {
  expect(parseDenylist('# Known scams\n\nScam.example  asks for\tphrases\r\nbücher.example\n')).toEqual([
    { domain: 'scam.example', reason: 'asks for phrases' },
    { domain: 'xn--bcher-kva.example', reason: '' },
  ]);
});

it.each(['https://scam.example', 'scam.example/path', '%'])('refuses %s', (text) => {
  expect(() => parseDenylist(`ok.example\n${text}`)).toThrow(/^Line [23] does not begin with a domain/);
});

it('sends the current list, and announces it in the site settings', async () => {
  denied = [{ domain: 'scam.example', reason: 'A scam.' }];
  expect((await server.request({ url: '/api/links/denied' })).json()).toEqual({ domains: denied });
  denied = [];
  expect((await server.request({ url: '/api/links/denied' })).json()).toEqual({ domains: [] });
  expect((await server.request({ url: '/api/site' })).json()).toMatchObject({ deniedLinks: true });
});

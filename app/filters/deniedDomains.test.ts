import { expect, it } from 'vitest';

import { deniedDomainOf } from './deniedDomains';

const scam = { domain: 'scam.example', reason: 'A scam.' };
const domains = new Map([[scam.domain, scam]]);

it.each([
  ['https://scam.example/a?b', scam],
  ['http://www.SCAM.example:8080', scam],
  ['https://user@scam.example', scam],
  ['https://scam.example./', scam],
  ['https://notscam.example', undefined],
  ['https://scam.example.org', undefined],
  ['mailto:a@scam.example', undefined],
  ['scam.example', undefined],
])('looks up %s', (address, found) => {
  expect(deniedDomainOf(address, domains)).toBe(found);
});

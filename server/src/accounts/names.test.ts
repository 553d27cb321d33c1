import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signUp, testPassword, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const signup = (fields: Record<string, unknown>) => {
  count += 1;
  return server.request({
    method: 'POST',
    url: '/api/users/signup',
    payload: {
      name: 'New',
      username: `new${count}`,
      email: `new${count}@example.org`,
      password: testPassword,
      ...fields,
    },
  });
};
const rename = (name: string) =>
  ada.request({ method: 'PATCH', url: `/api/users/update/${ada.id}`, payload: { name } });

describe('a display name', () => {
  it.each([
    ['blanks', ' \u00a0\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['joiners and combining marks', '\u200d\u2060\ufeff\u034f\u0301'],
    ['Hangul fillers', '\u3164\u115f\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['variation selectors and tags', '\ufe0f\u{e0041}'],
    ['private-use characters', '\ue000'],
  ])('of %s only counts as blank', async (_name, name) => {
    for (const response of [await signup({ name }), await rename(name)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'name: must not be blank.' });
    }
  });

  it.each([
    ['a direction override', 'Ada\u202enimda'],
    ['a direction isolate', '\u2066Ada\u2069'],
    ['a direction mark', 'Ada\u200f'],
    ['a line break', 'Ada\nAdmin'],
    ['a line separator', 'Ada\u2028Admin'],
    ['an escape sequence', 'Ada\u001b[0m'],
  ])('with %s is refused', async (_name, name) => {
    for (const response of [await signup({ name }), await rename(name)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'name: must not contain control characters or characters that change the direction of text.',
      });
    }
  });

  it.each(['Ada', 'Zoë', 'علي', 'אדה', '李', '👩‍👩‍👧', '❤️', '_', 'ক্ষ'])('may be %s', async (name) => {
    expect((await signup({ name })).statusCode).toBe(201);
    expect((await rename(name)).statusCode).toBe(200);
  });

  it('of 200 kB is validated in linear time', async () => {
    expect((await signup({ name: `${'a'.repeat(200_000)}\u202e` })).statusCode).toBe(400);
  });
});

describe('a username', () => {
  it.each(['a\u200bb', 'ada\u202e', '\u3164\u3164', 'аda', 'a b'])('%j is refused', async (username) => {
    expect((await signup({ username })).statusCode).toBe(400);
  });
});

import type { User, UserMatch } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import { signUp, type TestMember } from '../../testing/members';
import { createTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let members: TestMember[];

beforeAll(async () => {
  server = await createTestApp();
  members = [];
  for (const name of ['Ada', 'Adam', 'Madam', '100%_Bob', 'Ölaf']) {
    const ascii = name.replace(/[^A-Za-z0-9]/g, '') + (name === 'Adam' ? '' : '_');
    const member = await signUp(server, ascii);
    await server.db.updateTable('users').set({ name }).where('id', '=', member.id).execute();
    members.push({ ...member, name });
  }
});
afterAll(() => server.close());

const ada = () => members[0] ?? expect.fail('nobody signed up');

const names = (users: readonly { name: string }[]) => users.map(({ name }) => name);

describe('getUser', () => {
  it('omits secrets, and shows the referral code only to its owner', async () => {
    const own = (await ada().request({ url: `/api/users/${ada().id}` })).json<User>();
    const foreign = await server.request({ url: `/api/users/${ada().id}` });

    expect(own.referralCode).toMatch(/^[A-Z0-9]{8}$/);
    expect(foreign.json()).not.toHaveProperty('referralCode');
    expect(foreign.body).not.toMatch(/argon2|example\.org/);
    expect(foreign.json()).toMatchObject({
      name: 'Ada',
      username: 'ada_',
      level: 1,
      levelXp: 0,
      nextLevelXp: 50,
      rank: 'Newbie',
    });
  });

  it.each(['0193a1b2-0000-7000-8000-000000000001', 'no-id', '%00', "'", '..'])(
    'returns 404 for %s',
    async (id) => {
      const response = await server.request({ url: `/api/users/${id}` });

      expect(response.statusCode).toBe(404);
    },
  );

  it('explains that the user does not exist', async () => {
    const response = await server.request({ url: '/api/users/nobody' });

    expect(response.json()).toEqual({ message: messages.noUser, code: 'not_found' });
  });
});

describe('listUsers', () => {
  it('returns all users without a limit, oldest first', async () => {
    const response = await server.request({ url: '/api/users/all' });

    expect(names(response.json<User[]>())).toEqual(names(members));
    expect(response.headers).not.toHaveProperty('link');
    expect(response.headers).not.toHaveProperty('x-total-count');
    expect(response.body).not.toMatch(/argon2|example\.org|referralCode|achievements|"tasks"/);
  });

  it('returns every user once across pages', async () => {
    const seen: string[] = [];
    let url: string | undefined = '/api/users/all?limit=2';
    while (url !== undefined) {
      const response = await server.request({ url });
      seen.push(...names(response.json<User[]>()));
      expect(response.headers['x-total-count']).toBe(String(members.length));
      url = /<(.*)>; rel="next"/.exec(response.headers.link?.toString() ?? '')?.[1];
    }

    expect(seen).toEqual(names(members));
  });

  it.each([
    'x',
    'W10',
    Buffer.from('["a","b"]').toString('base64url'),
    Buffer.from('[1e300,"x"]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const response = await server.request({ url: `/api/users/all?limit=2&cursor=${cursor}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'cursor' }] });
  });

  it('refuses a cursor without a limit', async () => {
    const response = await server.request({ url: '/api/users/all?cursor=x' });

    expect(response.statusCode).toBe(400);
  });
});

describe.each([
  ['searchUsers', '/api/users/search?q='],
  ['suggestUsers', '/api/users?search='],
])('%s', (_operation, address) => {
  const search = async (text: string) =>
    (await server.request({ url: `${address}${encodeURIComponent(text)}` })).json<UserMatch[]>();

  it('ranks equal names, then prefixes, then other matches', async () => {
    expect(names(await search('ADA'))).toEqual(['Ada', 'Adam', 'Madam']);
  });

  it('matches non-ASCII letters case-insensitively', async () => {
    expect(names(await search('öLA'))).toEqual(['Ölaf']);
  });

  it('matches wildcards literally', async () => {
    expect(names(await search('%'))).toEqual(['100%_Bob']);
    expect(names(await search('0%_b'))).toEqual(['100%_Bob']);
    expect(await search('\\')).toEqual([]);
  });

  it.each(['', '   '])('returns no users for "%s"', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it.each(["'; drop table users; --", '$1', '(', '\\%', '👾'])('treats %s as plain text', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('returns at most ten', async () => {
    for (let n = 0; n < 11; n += 1) await signUp(server, `Crowd${_operation}${n}`.slice(0, 30));

    expect(await search(`Crowd${_operation}`)).toHaveLength(10);
  });

  it('requires the text', async () => {
    const response = await server.request({
      url: address.split('?')[0] === '/api/users' ? '/api/users' : '/api/users/search',
    });

    expect(response.statusCode).toBe(400);
  });

  it('refuses a text of more than 100 characters', async () => {
    const response = await server.request({ url: address + 'x'.repeat(101) });

    expect(response.statusCode).toBe(400);
  });
});

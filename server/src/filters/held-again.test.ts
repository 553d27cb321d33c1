import type { components, Post } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findDifferences } from '../testing/kept-counts';
import { comment, publish, requestPost, signUp, type TestMember } from '../testing/members';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { parseFilters } from './filters';

let server: TestApp;
let ada: TestMember;
let mod: TestMember;
let other: TestMember;

beforeAll(async () => {
  const filters = parseFilters(JSON.stringify({ words: [{ words: ['casino'], action: 'hold' }] }));
  server = await createTestApp({ filters: () => filters });
  ada = await signUp(server, 'Ada');
  [mod, other] = [await signUpModerator(server, 'Mona'), await signUpModerator(server, 'Olga')];
});
afterAll(() => server.close());

type Kind = 'post' | 'comment';

const decide = (moderator: TestMember, kind: 'approve' | 'remove', target: { kind: Kind; _id: string }) =>
  moderator.request({
    method: 'POST',
    url: '/api/moderation/content',
    payload: { kind, target, reason: 'scam' },
  });
const idOf = async (decided: ReturnType<typeof decide>) => (await decided).json<{ _id: string }>()._id;
const restore = (decision: string) =>
  mod.request({ method: 'POST', url: `/api/moderation/content/restore/${decision}` });
const offered = async (id: string) =>
  (await mod.request({ url: '/api/moderation/cases' }))
    .json<components['schemas']['Case'][]>()
    .find(({ targetId }) => targetId === id)?.decisions;
it.each(['post', 'comment'] as const)(
  'a held %s stays approved while it is removed, and is held again only after that',
  async (kind) => {
    const bob = await signUp(server, `Bob-${kind}`);
    const post =
      kind === 'post' ? (await requestPost(bob, { postBody: 'Casino!' })).json<Post>() : await publish(ada);
    const target = { kind, _id: kind === 'post' ? post._id : (await comment(bob, post._id, 'casino'))._id };
    const approval = await idOf(decide(mod, 'approve', target));
    const removal = await idOf(decide(other, 'remove', target));

    const early = await restore(approval);
    expect([early.statusCode, early.json()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('already been removed') as string }),
    ]);
    expect(await findDifferences(server.db)).toEqual([]);

    expect((await restore(removal)).statusCode).toBe(200);
    expect((await restore(approval)).statusCode).toBe(200);
    expect(await offered(target._id)).toContain('approve');
    const seen = (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
    expect(seen).toMatchObject(kind === 'post' ? [] : [{ noOfComments: 0, comment: [] }]);
    expect(await findDifferences(server.db)).toEqual([]);
  },
);

import { afterAll, beforeAll, expect, it } from 'vitest';

import { comment, publish, signUp, type TestMember } from '../../testing/members';
import { grantRole, signUpModerator } from '../../testing/roles';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { moderationMessages } from '../messages';

let server: TestApp;
let ada: TestMember;
/** Moderates Memes. */
let mod: TestMember;
/** Moderates all zones. */
let eve: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  mod = await signUpModerator(server, 'Mona', 'Memes');
  eve = await signUpModerator(server, 'Eve');
});
afterAll(() => server.close());

interface Target {
  kind: 'post' | 'comment';
  _id: string;
}

const post = (_id: string): Target => ({ kind: 'post', _id });
const send = (member: TestMember, path: string, payload?: object) =>
  member.request({ method: 'POST', url: `/api/moderation/${path}`, ...(payload && { payload }) });
const decide = (member: TestMember, kind: string, target: Target, fields: object = {}) =>
  send(member, 'content', { kind, target, reason: 'spam', ...fields });
const restore = (member: TestMember, decision: string) => send(member, `content/restore/${decision}`);
const remove = async (target: Target, member: TestMember) => {
  const response = await decide(member, 'remove', target);
  expect(response.statusCode).toBe(200);
  return response.json<{ _id: string }>()._id;
};

it('lets only others or an administrator decide about a moderator’s own content', async () => {
  const { _id } = await publish(mod, { category: 'Memes' });
  const target = post(_id);
  const refusals = async (made: Promise<{ statusCode: number; json: () => unknown }>) => {
    const response = await made;
    return [response.statusCode, response.json()];
  };
  const refused = [403, { message: moderationMessages.notOwnCase, code: 'forbidden' }];
  for (const kind of ['remove', 'approve'])
    expect(await refusals(decide(mod, kind, target))).toEqual(refused);
  expect(await refusals(decide(mod, 'edit tags', target, { tags: ['own'] }))).toEqual(refused);

  await grantRole(server.db, mod.id, 'moderator', 'News');
  const moved = (await decide(eve, 'move', target, { zone: 'News' })).json<{ _id: string }>()._id;
  expect(await refusals(decide(mod, 'move', target, { zone: 'Memes' }))).toEqual(refused);
  expect(await refusals(restore(mod, moved))).toEqual(refused);

  const { _id: commentId } = await comment(mod, _id);
  expect(await refusals(decide(mod, 'remove', { kind: 'comment', _id: commentId }))).toEqual(refused);

  await grantRole(server.db, mod.id, 'administrator');
  const own = await remove(target, mod);
  const removedAsAdministrator = await remove({ kind: 'comment', _id: commentId }, mod);
  expect((await restore(mod, removedAsAdministrator)).statusCode).toBe(200);
  await server.db
    .deleteFrom('roles')
    .where('user_id', '=', mod.id)
    .where((row) => row.or([row('role', '=', 'administrator'), row('zone', '=', 'News')]))
    .execute();
  expect((await restore(mod, own)).statusCode).toBe(403);
  expect((await restore(eve, own)).statusCode).toBe(200);
});

it('moderators lock their own posts, and unlock what they locked', async () => {
  const { _id } = await publish(mod, { category: 'Memes' });
  const unlock = () => send(mod, `posts/${_id}/unlock`);

  expect((await decide(mod, 'lock', post(_id))).statusCode).toBe(200);
  await expect(comment(ada, _id)).rejects.toThrow('Comments are locked.');
  expect((await unlock()).statusCode).toBe(200);

  expect((await decide(eve, 'lock', post(_id))).statusCode).toBe(200);
  expect((await unlock()).json()).toMatchObject({ message: moderationMessages.notOwnCase });
});

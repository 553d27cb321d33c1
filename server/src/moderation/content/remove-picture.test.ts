import type { components, Post, User } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countBlocked } from '../../testing/blocked-transactions';
import { multipart, testFiles } from '../../testing/files';
import { publish, signUp, type TestMember } from '../../testing/members';
import { signUpModerator } from '../../testing/roles';
import { createTestApp, type TestApp } from '../../testing/test-app';

type Case = components['schemas']['Case'];
type UploadedFile = components['schemas']['UploadedFile'];
type Decision = components['schemas']['Decision'];

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let mod: TestMember;
let other: TestMember;
let ofZone: TestMember;
let picture: UploadedFile;
let post: Post;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  mod = await signUpModerator(server, 'Mona');
  other = await signUpModerator(server, 'Other');
  ofZone = await signUpModerator(server, 'OfZone', 'Memes');
});
beforeEach(async () => {
  const [first, second] = [await upload(), await upload()];
  picture = first;
  post = await publish(ada, { category: 'Memes', mediaUrls: [first.url, { url: second.url }] });
});
afterAll(() => server.close());

const upload = async () =>
  (
    await ada.request({
      method: 'POST',
      url: '/api/upload/file',
      ...multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
    })
  ).json<UploadedFile>();
const idOf = ({ url }: UploadedFile) => url.slice('/media/'.length, '/media/'.length + 36);
const send = (member: TestMember, url: string, payload: object = {}) =>
  member.request({ method: 'POST', url, payload });

async function openCase(reporter = bob): Promise<Case> {
  await send(reporter, '/api/reports', { target: 'picture', id: idOf(picture), reason: 'sexual' });
  const cases = (await mod.request({ url: '/api/moderation/cases' })).json<Case[]>();
  return cases.find(({ targetId }) => targetId === idOf(picture)) ?? expect.fail('There is no case.');
}
const remove = (member: TestMember, { _id, version }: Case) =>
  send(member, `/api/moderation/cases/${_id}/decision`, { version, kind: 'remove', reason: 'sexual' });
const decision = async () =>
  (await ada.request({ url: '/api/decisions' })).json<Decision[]>()[0] ?? expect.fail('Nothing was decided.');
const statuses = async () => {
  const urls = [picture.url, ...(picture.variants ?? []).map(({ url }) => url)];
  const responses = await Promise.all(urls.map((url) => server.request({ url })));
  return [...new Set(responses.map(({ statusCode }) => statusCode))];
};
const removed = async () => {
  const [seen] = (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
  return seen?.mediaUrls.map((item) => typeof item !== 'string' && item.removed === true);
};

it('hides the file and shows a placeholder, until an appeal restores it', async () => {
  expect(await openCase()).toMatchObject({ decisions: expect.arrayContaining(['remove']) as unknown });
  expect([await statuses(), await removed()]).toEqual([[200], [false, false]]);

  expect((await remove(mod, await openCase())).statusCode).toBe(200);

  expect([await statuses(), await removed()]).toEqual([[404], [true, false]]);
  const { _id, version, ...made } = await decision();
  expect(made).toMatchObject({ kind: 'remove', target: 'picture', reason: 'sexual', state: 'decided' });

  await send(ada, `/api/decisions/${_id}/appeal`, { version, text: 'It is a statue.' });
  expect((await send(other, `/api/decisions/${_id}/review`, { version: version + 1 })).statusCode).toBe(200);
  const seen = await other.request({ url: `/api/decisions/${_id}` });
  expect(seen.json<Decision>().thing).toMatchObject({ hidden: 'removed' });
  expect([await statuses(), await removed()]).toEqual([[404], [true, false]]);
  expect(
    (await send(other, `/api/decisions/${_id}/restore`, { version: version + 2, note: '' })).statusCode,
  ).toBe(200);

  expect([await statuses(), await removed()]).toEqual([[200], [false, false]]);
});

it('is shown to moderators of all zones only, and not stored', async () => {
  const url = `/api/moderation/pictures/${idOf(picture)}`;
  expect((await mod.request({ url })).statusCode).toBe(404);
  await remove(mod, await openCase());

  const shown = await other.request({ url });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, picture.type]);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(shown.rawPayload).toHaveLength(Number(shown.headers['content-length']));
  expect((await server.request({ url })).statusCode).toBe(401);
  for (const member of [ada, bob, ofZone]) expect((await member.request({ url })).statusCode).toBe(403);
  expect((await mod.request({ url: `/api/moderation/pictures/${post._id}` })).statusCode).toBe(404);
});

it('shows moderators only the crop of an avatar', async () => {
  const update = await bob.request({
    method: 'PATCH',
    url: `/api/users/update/${bob.id}`,
    ...multipart({ name: 'profilePicture', content: testFiles.png, filename: 'a.png' }),
  });
  const url = update.json<User>().profilePicture!;
  picture = { ...picture, url };
  const opened = await openCase(ada);
  expect(opened.thing?.picture).toBe(url);
  const crop = await server.request({ url });

  expect((await remove(mod, opened)).statusCode).toBe(200);

  const shown = await mod.request({ url: `/api/moderation/pictures/${idOf(picture)}` });
  expect([crop.statusCode, shown.statusCode, shown.headers['content-type']]).toEqual([
    200,
    200,
    'image/webp',
  ]);
  expect(shown.rawPayload).toEqual(crop.rawPayload);
});

it('can be undone by the moderator, and waits in the queue again', async () => {
  await remove(mod, await openCase());
  const { _id } = await decision();
  expect((await send(ofZone, `/api/moderation/content/restore/${_id}`)).statusCode).toBe(403);
  expect((await send(mod, `/api/moderation/content/restore/${_id}`)).statusCode).toBe(200);
  expect([await statuses(), await removed()]).toEqual([[200], [false, false]]);
  const cases = (await mod.request({ url: '/api/moderation/cases' })).json<Case[]>();
  const reopened = cases.find(({ targetId }) => targetId === idOf(picture));
  expect(reopened).toMatchObject({ state: 'open', weight: 50, reports: 1 });
  expect(reopened?.decision).toBeUndefined();
  expect((await remove(mod, reopened!)).statusCode).toBe(200);
});

it('refuses moderators of single zones, and a second removal', async () => {
  const opened = await openCase();
  expect((await remove(ofZone, opened)).statusCode).toBe(403);
  expect((await remove(mod, opened)).statusCode).toBe(200);
  expect((await remove(mod, opened)).statusCode).toBe(409);
  expect([await statuses(), await removed()]).toEqual([[404], [true, false]]);
});

it('shows a placeholder in a post that is published after the removal', async () => {
  await remove(mod, await openCase());
  const { _id } = await decision();

  const repeated = await publish(ada, { mediaUrls: [picture.url] });
  post = repeated;
  expect(repeated.mediaUrls).toMatchObject([{ url: picture.url, removed: true }]);
  expect(await removed()).toEqual([true]);
  expect((await send(mod, `/api/moderation/content/restore/${_id}`)).statusCode).toBe(200);
  expect(await removed()).toEqual([false]);
});

describe('a post that is published at the same moment', () => {
  const publishing = async () => (post = await publish(ada, { mediaUrls: [picture.url] }));
  type Action = () => Promise<unknown>;

  /** The first action waits for the table, until the second one has ended or waits too. */
  async function overlap(table: string, first: Action, second: Action): Promise<void> {
    const pending = await server.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
      const earlier = first();
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      const later = second();
      await Promise.race([later, expect.poll(() => countBlocked(server.db)).toBe(2)]);
      return [earlier, later];
    });
    await Promise.all(pending);
  }

  it('shows the placeholder of a removed picture', async () => {
    const opened = await openCase(ofZone);

    await overlap('audit_log', () => remove(mod, opened), publishing);

    expect(await removed()).toEqual([true]);
  });

  it('shows a restored picture', async () => {
    await remove(mod, await openCase(ofZone));
    const { _id } = await decision();

    await overlap('post_uploads', publishing, () => send(mod, `/api/moderation/content/restore/${_id}`));

    expect(await removed()).toEqual([false]);
  });
});

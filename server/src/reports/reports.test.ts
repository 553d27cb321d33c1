import type { components, Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newId } from '../database/ids';
import { countBlocked } from '../testing/blocked-transactions';
import { comment, publish, signUp, testPassword, type TestMember } from '../testing/members';
import { mention } from '../testing/notifications';
import { perform } from '../testing/outcomes';
import { cases, claim, createReportedForum, keep, sendReport } from '../testing/reported-forum';
import type { TestApp } from '../testing/test-app';
import { reportsPerDay } from './reports-rules';
import { reportFinding } from './report-finding';

type Case = components['schemas']['Case'];
type Details = components['schemas']['CaseDetails'];

let server: TestApp;
let now = new Date('2026-11-22T10:00:00Z');
let ada: TestMember;
let bob: TestMember;
let cy: TestMember;
let mod: TestMember;
let other: TestMember;
let ofNews: TestMember;
let post: Post;

beforeAll(async () => {
  ({ server, ada, bob, cy, mod, other, ofNews } = await createReportedForum(() => now));
});
beforeEach(async () => {
  await sql`truncate cases cascade`.execute(server.db);
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  post = await publish(ada, { category: 'Memes' });
});
afterAll(() => server.close());

const reportPost = (member: TestMember, fields: object = {}) =>
  sendReport(member, { target: 'post', id: post._id, reason: 'spam', ...fields });

describe('reports', () => {
  it('of a thing are one case, once per member', async () => {
    expect((await reportPost(bob, { text: ' Buys followers. ' })).statusCode).toBe(200);
    const again = await reportPost(bob, { reason: 'scam' });
    await reportPost(cy, { reason: 'hate' });

    expect(again.json()).toMatchObject({ reason: 'spam', isRepeated: true });
    const [only, ...more] = await cases(mod);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      target: 'post',
      targetId: post._id,
      zone: 'Memes',
      state: 'open',
      weight: 100,
      reports: 2,
      reasons: ['hate', 'spam'],
      member: { _id: ada.id, name: 'Ada' },
      thing: { title: 'Halving day', postId: post._id },
    });
  });

  it('show where a text is cut, never within a mention, and the number of files', async () => {
    const body = `${'gm '.repeat(330)}${mention(bob)} ${'gm '.repeat(50)}`;
    const long = await publish(ada, { category: 'Memes', postBody: body });
    const media = ['a.png', 'b.png', 'c.mp4'].map((name) => ({
      url: `/media/${name}`,
      type: name.endsWith('mp4') ? 'video/mp4' : 'image/png',
    }));
    const setMedia = (shown: object[]) =>
      server.db
        .updateTable('posts')
        .set({ media: JSON.stringify(shown) })
        .where('id', '=', long._id)
        .execute();
    const thing = async () => (await cases(mod)).find(({ targetId }) => targetId === long._id)?.thing;
    await sendReport(bob, { target: 'post', id: long._id, reason: 'spam' });

    await setMedia(media);
    expect(await thing()).toMatchObject({
      text: `${'gm '.repeat(330)}…`,
      picture: '/media/a.png',
      media: 3,
    });
    await setMedia(media.slice(0, 1));
    expect(await thing()).not.toHaveProperty('media');
    await setMedia(media.slice(2));
    expect(await thing()).toMatchObject({ media: 1 });
  });

  it('go with the reporter’s account, and so does a case without others', async () => {
    const leaver = await signUp(server, 'Leaver');
    await reportPost(bob);
    await reportPost(leaver, { reason: 'scam' });
    await sendReport(leaver, { target: 'member', id: ada.id, reason: 'impersonation' });
    expect(await cases(other)).toHaveLength(2);
    const payload = { password: testPassword };
    const deletion = await leaver.request({ method: 'DELETE', url: `/api/users/${leaver.id}`, payload });

    expect(deletion.statusCode).toBe(200);
    expect(await cases(other)).toMatchObject([{ weight: 50, reports: 1, reasons: ['spam'] }]);
  });

  it('are refused for own, missing and invalid things', async () => {
    expect((await reportPost(ada)).statusCode).toBe(403);
    expect((await sendReport(bob, { target: 'post', id: newId(), reason: 'spam' })).statusCode).toBe(404);
    expect((await sendReport(bob, { target: 'comment', id: post._id, reason: 'spam' })).statusCode).toBe(404);
    expect((await reportPost(bob, { reason: 'boring' })).statusCode).toBe(400);
    expect((await server.request({ method: 'POST', url: '/api/reports', payload: {} })).statusCode).toBe(401);
    expect(await cases(other)).toEqual([]);
  });

  it('work for members, comments, pictures and chat messages', async () => {
    const { db } = server;
    const message = { id: newId(), user_id: ada.id, text: 'Buy now', sent_on: now };
    await db.insertInto('chat_messages').values(message).execute();
    await db
      .insertInto('uploads')
      .values({ id: post._id, owner_id: ada.id, mime: 'image/png', extension: 'png', bytes: 1 })
      .execute();
    const comment = { id: newId(), post_id: post._id, user_id: ada.id, body: 'Mine.', commented_on: now };
    await db.insertInto('comments').values(comment).execute();
    await sendReport(bob, { target: 'member', id: ada.id, reason: 'impersonation' });
    await sendReport(bob, { target: 'chat message', id: message.id, reason: 'scam' });
    await sendReport(bob, { target: 'comment', id: comment.id, reason: 'hate' });
    await sendReport(bob, { target: 'picture', id: post._id, reason: 'sexual' });

    const listed = await cases(other);
    expect(new Set(listed.map(({ target }) => target))).toEqual(
      new Set(['member', 'chat message', 'comment', 'picture']),
    );
    expect(listed.every(({ thing }) => thing !== undefined)).toBe(true);
    const ofZone = await cases(mod);
    expect(ofZone.map(({ target }) => target)).toEqual(['comment']);
    const chat = listed.find(({ target }) => target === 'chat message');
    const { chat: context } = (
      await other.request({ url: `/api/moderation/cases/${chat?._id}` })
    ).json<Details>();
    expect(context?.map(({ text }) => text)).toEqual(['Buy now']);
  });

  it('are limited per day, with the time to wait', async () => {
    const posts = await Promise.all(
      Array.from({ length: reportsPerDay.member + 1 }, () => publish(ada, { category: 'Memes' })),
    );
    const dee = await signUp(server, 'Dee');
    const reportUntilRefused = async () => {
      for (const [count, { _id }] of posts.entries()) {
        const answer = await reportPost(dee, { id: _id });
        if (answer.statusCode !== 200) return { count, answer };
      }
      return undefined;
    };

    const newcomer = await reportUntilRefused();
    const joined_on = new Date(now.getTime() - 25 * 60 * 60_000);
    await server.db
      .updateTable('users')
      .set({ posts_count: 3, joined_on })
      .where('id', '=', dee.id)
      .execute();
    const member = await reportUntilRefused();

    expect([newcomer?.count, member?.count]).toEqual([5, 20]);
    expect(member?.answer.headers['retry-after']).toBe(String(24 * 60 * 60));
    expect([newcomer, member].map((refused) => refused?.answer.json<{ message: string }>().message)).toEqual([
      'You can report 5 items a day. Try again in 24 hours.',
      'You can report 20 items a day. Try again in 24 hours.',
    ]);
  });

  it('weigh less after reports that led to nothing', async () => {
    await reportPost(bob);
    const [first] = await cases(mod);
    await keep(mod, first!);
    post = await publish(ada, { category: 'Memes' });
    await reportPost(bob);

    expect(await cases(mod)).toMatchObject([{ weight: 33 }]);
  });

  it('by filters have no reporter and are not repeated', async () => {
    const make = () =>
      perform(server.db, ({ change }) =>
        change((unit) =>
          reportFinding(unit, { target: { kind: 'post', id: post._id }, reason: 'spam', text: 'Words' }, now),
        ),
      );
    expect((await make()).outcome.changedCases).toMatchObject([{ zone: 'Memes' }]);
    expect((await make()).outcome.changedCases).toEqual([]);
    expect(await cases(mod)).toMatchObject([{ reports: 1, weight: 100 }]);
  });
});

describe('the queue', () => {
  it('has only cases of zones that the moderator moderates', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);

    expect(await cases(ofNews)).toEqual([]);
    for (const url of [`/api/moderation/cases/${opened?._id}`]) {
      expect((await ofNews.request({ url })).statusCode).toBe(403);
      expect((await bob.request({ url })).statusCode).toBe(403);
    }
    expect((await bob.request({ url: '/api/moderation/cases' })).statusCode).toBe(403);
    expect((await claim(ofNews, opened!)).statusCode).toBe(403);
    expect((await keep(ofNews, opened!)).statusCode).toBe(403);
  });

  it('lists the heaviest first, then the oldest, page by page', async () => {
    const heavy = await publish(ada, { category: 'News' });
    await reportPost(bob);
    const next = await publish(ada, { category: 'Memes' });
    now = new Date(now.getTime() + 1000);
    await reportPost(bob, { id: next._id });
    await reportPost(bob, { id: heavy._id });
    await reportPost(cy, { id: heavy._id });

    const seen: string[] = [];
    let url: string | undefined = '/api/moderation/cases?limit=1';
    while (url !== undefined) {
      const response = await other.request({ url });
      seen.push(...response.json<Case[]>().map(({ targetId }) => targetId));
      url = /<(.+)>/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual([heavy._id, post._id, next._id]);
  });

  it('shows the reports and the record of the member', async () => {
    await reportPost(bob, { text: 'Buys followers.' });
    const [opened] = await cases(mod);
    const details = (await mod.request({ url: `/api/moderation/cases/${opened?._id}` })).json<Details>();

    expect(details).toMatchObject({
      case: { decisions: expect.arrayContaining(['keep']) as string[] },
      reports: [{ reason: 'spam', text: 'Buys followers.', weight: 50, reporter: { name: 'Bob' } }],
      record: { warned: 0, restored: 0 },
    });
  });

  it('omits undone decisions from the record', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    const record = async () =>
      (await mod.request({ url: `/api/moderation/cases/${opened?._id}` })).json<Details>().record;
    const before = await record();
    const payload = { kind: 'remove', reason: 'spam', target: { kind: 'post', _id: post._id } };
    const removal = await other.request({ method: 'POST', url: '/api/moderation/content', payload });
    const { _id } = removal.json<{ _id: string }>();
    expect(await record()).toMatchObject({ removed: before.removed + 1 });

    const undo = await other.request({ method: 'POST', url: `/api/moderation/content/restore/${_id}` });
    expect(undo.statusCode).toBe(200);
    expect(await record()).toEqual(before);
  });

  it('is 404 for all calls about an unknown case', async () => {
    const url = `/api/moderation/cases/${newId()}`;
    const decision = { kind: 'keep', reason: 'spam', version: 0 };
    const responses = [
      await mod.request({ url }),
      await mod.request({ method: 'POST', url: `${url}/claim` }),
      await mod.request({ method: 'DELETE', url: `${url}/claim` }),
      await mod.request({ method: 'POST', url: `${url}/decision`, payload: decision }),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('follows a post, with the cases of its comments, to another zone and back', async () => {
    const commented = await comment(bob, post._id);
    await reportPost(bob);
    await sendReport(cy, { target: 'comment', id: commented._id, reason: 'spam' });
    const [seen] = await cases(mod);
    const move = { kind: 'move', target: { kind: 'post', _id: post._id }, reason: 'off topic', zone: 'News' };
    const moved = await other.request({ method: 'POST', url: '/api/moderation/content', payload: move });

    expect(await cases(mod)).toEqual([]);
    expect((await keep(mod, seen!)).statusCode).toBe(403);
    expect(await cases(ofNews)).toHaveLength(2);

    const { _id } = moved.json<{ _id: string }>();
    await other.request({ method: 'POST', url: `/api/moderation/content/restore/${_id}` });
    expect(await cases(ofNews)).toEqual([]);
    expect(await cases(mod)).toHaveLength(2);
  });

  it.each(['post', 'comment'] as const)('has a %s that is reported while it moves', async (target) => {
    const { _id } = await comment(bob, post._id);
    const id = target === 'post' ? post._id : _id;
    const move = { kind: 'move', target: { kind: 'post', _id: post._id }, reason: 'off topic', zone: 'News' };
    const { sent } = await server.db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${cy.id} for update`.execute(transaction);
      const reported = sendReport(cy, { target, id, reason: 'spam' });
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      let isMoved = false;
      const moved = other
        .request({ method: 'POST', url: '/api/moderation/content', payload: move })
        .finally(() => (isMoved = true));
      await expect.poll(async () => isMoved || (await countBlocked(server.db)) === 2).toBe(true);
      return { sent: Promise.all([reported, moved]) };
    });

    expect((await sent).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await cases(mod)).toEqual([]);
    expect(await cases(ofNews)).toMatchObject([{ targetId: id, zone: 'News' }]);
  });
});

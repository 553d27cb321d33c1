import type { components, Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { moderationMessages } from '../moderation/messages';
import { countBlocked } from '../testing/blocked-transactions';
import { comment, publish, signUp, testPassword, type TestMember } from '../testing/members';
import { notificationsOf } from '../testing/notifications';
import { cases, claim, createReportedForum, keep, sendReport } from '../testing/reported-forum';
import { grantRole } from '../testing/roles';
import type { TestApp } from '../testing/test-app';
import { reportMessages } from './messages';
import { claimMs } from './reports-rules';

type Case = components['schemas']['Case'];

let server: TestApp;
let now = new Date('2026-11-22T10:00:00Z');
let ada: TestMember;
let bob: TestMember;
let cy: TestMember;
let mod: TestMember;
let other: TestMember;
let post: Post;

beforeAll(async () => {
  ({ server, ada, bob, cy, mod, other } = await createReportedForum(() => now));
});
beforeEach(async () => {
  await sql`truncate cases cascade`.execute(server.db);
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  post = await publish(ada, { category: 'Memes' });
});
afterAll(() => server.close());

const reportPost = (member: TestMember, fields: object = {}) =>
  sendReport(member, { target: 'post', id: post._id, reason: 'spam', ...fields });

describe('two moderators', () => {
  it('cannot work on the same case until the claim expires', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    const claimed = (await claim(mod, opened!)).json<Case>();

    expect(claimed).toMatchObject({ state: 'claimed', claimedBy: { name: 'Mona' } });
    expect(await cases(mod, '?list=mine')).toHaveLength(1);
    const refused = await claim(other, opened!);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Mona is handling') as string });
    expect((await keep(other, claimed)).statusCode).toBe(409);

    now = new Date(now.getTime() + claimMs);
    expect((await claim(other, opened!)).statusCode).toBe(200);
    expect((await keep(mod, claimed)).statusCode).toBe(409);
    expect(await cases(mod, '?list=mine')).toEqual([]);
  });

  it('never decide twice: the second learns who decided what', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    const both = await Promise.all([keep(mod, opened!), keep(other, opened!)]);

    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<{ message: string }>().message).toMatch(
      /^(Mona|Other) has decided already: keep\.$/,
    );
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from decisions where target_id = ${post._id}`.execute(server.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('can release a case for each other', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    await claim(mod, opened!);
    await claim(mod, opened!, 'DELETE');
    expect((await claim(other, opened!)).statusCode).toBe(200);
    expect((await claim(mod, opened!, 'DELETE')).json()).toMatchObject({ claimedBy: { name: 'Other' } });
  });

  it('decide only the version that they have seen', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    await claim(other, opened!);
    await claim(other, opened!, 'DELETE');
    expect((await keep(mod, opened!)).json()).toMatchObject({
      message: 'This case has changed in the meantime. Review it again.',
    });
  });

  it('decide what they saw before their own claim', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    await claim(mod, opened!);
    expect((await keep(mod, opened!)).statusCode).toBe(200);
  });
});

describe('a decision', () => {
  it('that changed nothing is not in the record that a moderator sees of themselves', async () => {
    const own = await publish(other, { category: 'Memes' });
    await sendReport(bob, { target: 'post', id: own._id, reason: 'spam' });
    const [opened] = await cases(mod);
    expect((await keep(mod, opened!)).statusCode).toBe(200);
    const decisionsFor = async (reader: TestMember) =>
      (await reader.request({ url: `/api/moderation/members/${other.id}` }))
        .json<components['schemas']['MemberOverview']>()
        .decisions.filter(({ kind }) => kind === 'keep');

    expect(await decisionsFor(mod)).toHaveLength(1);
    expect(await decisionsFor(other)).toEqual([]);
  });

  it('closes the case, and notifies no one when nothing changed', async () => {
    const before = await notificationsOf(ada);
    await reportPost(bob);
    const [opened] = await cases(mod);
    const closed = await keep(mod, opened!);

    expect(closed.json()).toMatchObject({
      state: 'done',
      decision: { kind: 'keep', moderator: { name: 'Mona' } },
    });
    expect(await cases(mod)).toEqual([]);
    expect(await cases(mod, '?list=done')).toMatchObject([{ _id: opened?._id, decisions: [] }]);
    expect(await notificationsOf(ada)).toEqual(before);
  });

  it('is reopened by a new reason, or by more reports than before', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    await keep(mod, opened!);
    await reportPost(cy);
    expect(await cases(mod)).toEqual([]);
    await reportPost(other);
    expect(await cases(mod)).toMatchObject([{ state: 'open', reports: 3, weight: 100 }]);
  });

  it('can remove the post, which notifies the author and is undone after an appeal', async () => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    const decided = await mod.request({
      method: 'POST',
      url: `/api/moderation/cases/${opened?._id}/decision`,
      payload: { version: opened?.version, kind: 'remove', reason: 'scam', note: 'Asks for keys.' },
    });
    const decision = decided.json<Case>().decision?._id ?? '';
    const [told] = await notificationsOf(ada);
    const step = (member: TestMember, name: string, payload: object) =>
      member.request({ method: 'POST', url: `/api/decisions/${decision}/${name}`, payload });

    expect(told).toMatchObject({ decision: { _id: decision, kind: 'remove', reason: 'scam' } });
    expect((await bob.request({ url: `/posts/get?id=${post._id}` })).json()).toEqual([]);
    expect((await reportPost(cy)).statusCode).toBe(404);
    await step(ada, 'appeal', { version: 0, text: 'It is a joke.' });
    await step(other, 'review', { version: 1 });
    expect((await step(other, 'restore', { version: 2 })).json()).toMatchObject({ state: 'restored' });
    expect((await bob.request({ url: `/posts/get?id=${post._id}` })).json()).toHaveLength(1);
  });

  it.each(['remove', 'silence'])('to %s locks the post and the author before the case', async (kind) => {
    await reportPost(bob);
    const [opened] = await cases(mod);
    const url = `/api/moderation/cases/${opened!._id}/decision`;
    const payload = {
      version: opened!.version,
      kind,
      reason: 'spam',
      ...(kind === 'silence' && { days: 1 }),
    };
    const { deciding } = await server.db.transaction().execute(async (transaction) => {
      await sql`select from posts where id = ${post._id} for update`.execute(transaction);
      await sql`select from users where id = ${ada.id} for no key update`.execute(transaction);
      const decided = other.request({ method: 'POST', url, payload });
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      await sql`select from cases where id = ${opened!._id} for update nowait`.execute(transaction);
      return { deciding: decided };
    });

    expect((await deciding).statusCode).toBe(200);
  });

  it('can silence the author for some days, until an appeal succeeds', async () => {
    await reportPost(bob);
    const [opened] = await cases(other);
    const decided = await other.request({
      method: 'POST',
      url: `/api/moderation/cases/${opened?._id}/decision`,
      payload: { version: opened?.version, kind: 'silence', reason: 'spam', days: 2 },
    });
    expect(decided.json()).toMatchObject({ state: 'done', decision: { kind: 'silence' } });
    const decision = decided.json<Case>().decision?._id ?? '';
    const step = (member: TestMember, name: string, payload: object) =>
      member.request({ method: 'POST', url: `/api/decisions/${decision}/${name}`, payload });
    const write = () =>
      ada.request({
        method: 'POST',
        url: `/comment/${post._id}`,
        payload: { commentBody: 'Hi', userCommented: 'Ada', userId: ada.id, noOfComments: 1 },
      });

    expect((await write()).json()).toMatchObject({ code: 'silenced' });
    expect((await step(ada, 'appeal', { version: 0, text: 'Sorry.' })).statusCode).toBe(200);
    const administrator = cy;
    await grantRole(server.db, administrator.id, 'administrator');
    await step(administrator, 'review', { version: 1 });
    expect((await step(administrator, 'restore', { version: 2 })).statusCode).toBe(200);
    await server.db.deleteFrom('roles').where('user_id', '=', administrator.id).execute();
    expect((await write()).statusCode).toBe(201);
  });

  it('approves a held post instead of keeping it', async () => {
    await reportPost(bob);
    await sql`update posts set hidden = 'held' where id = ${post._id}`.execute(server.db);
    const [opened] = await cases(mod);
    expect(opened?.decisions).toEqual(['approve', 'remove', 'warn']);
    expect((await cases(other))[0]?.decisions).toEqual(['approve', 'remove', 'warn', 'silence', 'ban']);
  });

  it('about the author of a held post leaves its case open', async () => {
    await reportPost(bob);
    await sql`update posts set hidden = 'held' where id = ${post._id}`.execute(server.db);
    const [opened] = await cases(mod);
    const payload = { version: opened?.version, kind: 'warn', reason: 'spam' };
    const warn = { method: 'POST', url: `/api/moderation/cases/${opened?._id}/decision`, payload } as const;

    expect((await mod.request(warn)).statusCode).toBe(200);
    expect((await mod.request(warn)).statusCode).toBe(409);
    expect(await cases(mod)).toMatchObject([{ state: 'open', reports: 1, weight: 50 }]);
  });

  it('about a comment depends on the comment’s state, not on its post’s', async () => {
    const { _id } = await comment(ada, post._id);
    await sendReport(bob, { target: 'comment', id: _id, reason: 'spam' });
    await sql`update posts set hidden = 'removed' where id = ${post._id}`.execute(server.db);
    await sql`update comments set hidden = 'held' where id = ${_id}`.execute(server.db);
    const decide = async (kind: string) => {
      const [opened] = await cases(mod);
      expect(opened?.decisions).toContain(kind);
      const payload = { version: opened?.version, kind, reason: 'spam' };
      const url = `/api/moderation/cases/${opened?._id}/decision`;
      expect((await mod.request({ method: 'POST', url, payload })).statusCode).toBe(200);
    };

    await decide('warn');
    await decide('approve');
    expect(await cases(mod)).toEqual([]);
    const { rows } = await sql`select hidden from comments where id = ${_id}`.execute(server.db);
    expect(rows).toEqual([{ hidden: null }]);
  });

  it('that approved a post puts it back into the queue when it is taken back', async () => {
    await reportPost(bob);
    await sql`update posts set hidden = 'held' where id = ${post._id}`.execute(server.db);
    const [opened] = await cases(mod);
    const payload = { version: opened?.version, kind: 'approve', reason: 'spam' };
    const url = `/api/moderation/cases/${opened?._id}/decision`;
    const approved = (await mod.request({ method: 'POST', url, payload })).json<Case>();
    expect(await cases(mod)).toEqual([]);

    await other.request({
      method: 'POST',
      url: `/api/moderation/content/restore/${approved.decision?._id}`,
    });

    expect(await cases(mod)).toMatchObject([{ state: 'open', reports: 1, thing: { hidden: 'held' } }]);
  });

  it('about a moderator is left to others', async () => {
    const own = await publish(mod, { category: 'Memes' });
    await reportPost(bob, { id: own._id });
    const [opened] = await cases(mod);
    expect(opened?.decisions).toEqual([]);
    expect((await keep(mod, opened!)).statusCode).toBe(403);
    // Removing the post where it is shown would close the case too.
    const removal = { kind: 'remove', target: { kind: 'post', _id: own._id }, reason: 'other' };
    const removed = await mod.request({
      method: 'POST',
      url: '/api/moderation/content',
      payload: removal,
    });
    expect([removed.statusCode, removed.json()]).toEqual([
      403,
      expect.objectContaining({ message: moderationMessages.notOwnCase }),
    ]);
    expect(await cases(other)).toMatchObject([{ state: 'open', targetId: own._id }]);
    expect((await keep(other, opened!)).statusCode).toBe(200);
  });

  it('about a moderator hides from them who reported and who decided', async () => {
    const own = await publish(mod, { category: 'Memes' });
    await reportPost(bob, { id: own._id, text: 'He lies.' });
    const [opened] = await cases(other);
    const urls = [
      `/api/moderation/cases/${opened?._id}`,
      '/api/moderation/cases',
      '/api/moderation/cases?list=done',
      `/api/moderation/members/${mod.id}`,
    ];
    const seenBy = async (member: TestMember) =>
      (await Promise.all(urls.map((url) => member.request({ url })))).map(({ body }) => body).join('');
    const secrets = [bob.id, 'He lies.', other.id];
    const caseSeenBy = async (member: TestMember, list: string) =>
      (await cases(member, list)).find(({ _id }) => _id === opened?._id);
    const unreported = { reports: 0, reasons: [], weight: 0 };
    expect(await caseSeenBy(mod, '')).toMatchObject(unreported);
    expect(await caseSeenBy(other, '')).toMatchObject({ reports: 1, reasons: ['spam'], weight: 50 });

    const claimed = (await claim(other, opened!)).json<Case>();
    const refusal = await claim(mod, opened!);
    expect([refusal.statusCode, refusal.body]).toEqual([403, expect.not.stringContaining('Other')]);
    expect(await seenBy(mod)).toContain('"state":"claimed"');
    for (const secret of secrets) expect(await seenBy(mod)).not.toContain(secret);

    await keep(other, claimed);
    // Keeping is not announced, and `getDecision` is a 404.
    expect(await caseSeenBy(mod, '?list=done')).toMatchObject({ state: 'done', ...unreported });
    expect(await caseSeenBy(mod, '?list=done')).not.toHaveProperty('decision');
    expect(await caseSeenBy(other, '?list=done')).toMatchObject({ reports: 1, decision: { kind: 'keep' } });
    for (const secret of secrets) {
      expect(await seenBy(mod)).not.toContain(secret);
      expect(await seenBy(other)).toContain(secret);
    }
    await grantRole(server.db, mod.id, 'administrator');
    for (const secret of secrets) expect(await seenBy(mod)).toContain(secret);
    await server.db
      .deleteFrom('roles')
      .where('user_id', '=', mod.id)
      .where('role', '=', 'administrator')
      .execute();
  });

  it('can close the case of deleted content', async () => {
    await reportPost(bob);
    await server.db.deleteFrom('posts').where('id', '=', post._id).execute();
    const [opened] = await cases(mod);
    expect(opened).not.toHaveProperty('thing');
    expect((await keep(mod, opened!)).statusCode).toBe(200);
  });

  it('is not about an author who has deleted the account', async () => {
    const leaver = await signUp(server, 'Leaver');
    const { _id } = await publish(leaver, { category: 'Memes' });
    await sendReport(bob, { target: 'post', id: _id, reason: 'spam' });
    await sendReport(bob, { target: 'member', id: leaver.id, reason: 'spam' });
    const caseOf = async (target: Case['target']) =>
      (await cases(other)).find((each) => each.target === target)!;
    const { _id: caseId, version, decisions } = await caseOf('member');
    expect(decisions).toEqual(['keep', 'warn', 'silence', 'ban', 'end sessions']);

    await leaver.request({
      method: 'DELETE',
      url: `/api/users/${leaver.id}`,
      payload: { password: testPassword },
    });
    const banned = await other.request({
      method: 'POST',
      url: `/api/moderation/cases/${caseId}/decision`,
      payload: { version, kind: 'ban', reason: 'spam' },
    });

    expect(banned.json()).toMatchObject({
      details: [{ field: 'kind', message: reportMessages.notPossible }],
    });
    expect((await caseOf('member')).decisions).toEqual(['keep']);
    expect((await caseOf('post')).decisions).toEqual(['keep', 'remove', 'lock', 'move', 'edit tags']);
  });
});

import { kinds } from '@alphazone/client/kinds';
import type { components } from '@alphazone/client';
import { secretMasks } from '@alphazone/client/secrets';
import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DecisionKind } from '../database/tables';
import { messages } from '../messages';
import { decide } from '../moderation/decisions/decide';
import { moderationMessages } from '../moderation/messages';
import { comment, publish, signUp, type TestMember } from '../testing/members';
import { notificationsOf } from '../testing/notifications';
import { perform } from '../testing/outcomes';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { appealDays, stateAfter } from './appeals-rules';
import { appealMessages } from './messages';

type Decision = components['schemas']['Decision'];

let server: TestApp;
let now: Date;
let ada: TestMember;
let bob: TestMember;
let mod: TestMember;
let other: TestMember;
let decision: string;

beforeAll(async () => {
  server = await createTestApp({ now: () => now });
  now = new Date('2026-11-22T10:00:00Z');
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  mod = await signUp(server, 'Mona');
  other = await signUp(server, 'Other');
  await grantRole(server.db, mod.id, 'moderator');
  await grantRole(server.db, other.id, 'moderator');
});
beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z');
  decision = await decideAboutAda('warn');
});
afterAll(() => server.close());

async function decideAboutAda(kind: DecisionKind): Promise<string> {
  const { result } = await perform(server.db, ({ change }) =>
    change((unit) =>
      decide(
        unit,
        {
          kind,
          target: { kind: 'member', id: ada.id },
          memberId: ada.id,
          moderatorId: mod.id,
          reason: 'spam',
          note: 'Stop it.',
        },
        now,
      ),
    ),
  );
  return result.id;
}

const read = async (member: TestMember) => member.request({ url: `/api/decisions/${decision}` });
async function step(member: TestMember, name: string, payload: object = {}) {
  const { version } = (await read(ada)).json<Decision>();
  return member.request({
    method: 'POST',
    url: `/api/decisions/${decision}/${name}`,
    payload: { version, ...payload },
  });
}
const appeals = async () =>
  (await other.request({ url: '/api/moderation/appeals' })).json<Decision[]>().map(({ _id }) => _id);
const appeal = (member = ada, text = ' It was a joke. ') => step(member, 'appeal', { text });

describe('a decision', () => {
  it('hides the moderator’s name from the member, and shows it to moderators', async () => {
    const own = await read(ada);
    expect(own.json()).toMatchObject({ kind: 'warn', note: 'Stop it.', state: 'decided', isOwn: true });
    expect(own.body).not.toContain(mod.id);
    expect((await read(mod)).json()).toMatchObject({ moderator: { name: 'Mona' }, member: { name: 'Ada' } });
    expect((await read(bob)).statusCode).toBe(404);
  });

  it('is listed for the member and exported, without the moderators', async () => {
    await appeal();
    await step(other, 'review');
    const listed = await ada.request({ url: '/api/decisions' });
    const exported = await ada.request({ url: `/api/users/${ada.id}/export` });

    expect(listed.json<Decision[]>()[0]).toMatchObject({ _id: decision, state: 'under review' });
    expect(exported.json<{ records: object }>().records).toMatchObject({
      decisions: expect.arrayContaining([expect.objectContaining({ id: decision })]) as object[],
    });
    for (const { body } of [listed, exported]) {
      expect(body).not.toContain(mod.id);
      expect(body).not.toContain(other.id);
    }
  });
});

it('hides a dismissed report from the member, also in the export', async () => {
  const kept = await decideAboutAda('keep');

  expect((await ada.request({ url: `/api/decisions/${kept}` })).statusCode).toBe(404);
  expect((await mod.request({ url: `/api/decisions/${kept}` })).statusCode).toBe(200);
  const exported = (await ada.request({ url: `/api/users/${ada.id}/export` })).body;
  expect(exported).toContain(decision);
  expect(exported).not.toContain(kept);
});

describe('an appeal', () => {
  it('has an end only for a decision that can be appealed', async () => {
    expect((await read(ada)).json()).toMatchObject({ appealUntil: '2026-12-22T10:00:00.000Z' });
    decision = await decideAboutAda('approve');

    expect((await read(ada)).json()).not.toHaveProperty('appealUntil');
    expect((await appeal()).json()).toMatchObject({ message: appealMessages.notAppealable });
  });

  it('is reviewed by another moderator, who restores', async () => {
    expect((await appeal()).json()).toMatchObject({ state: 'appealed', appeal: 'It was a joke.' });
    expect(await appeals()).toContain(decision);
    expect((await step(mod, 'review')).statusCode).toBe(403);
    expect((await step(other, 'review')).json()).toMatchObject({ state: 'under review' });
    expect((await step(mod, 'restore')).statusCode).toBe(403);
    expect((await step(other, 'restore', { note: 'You are right.' })).statusCode).toBe(200);

    expect((await read(ada)).json()).toMatchObject({ state: 'restored', reviewNote: 'You are right.' });
    expect((await notificationsOf(ada))[0]).toMatchObject({
      message: 'Moderators reviewed your appeal and reversed the decision',
      decision: { _id: decision, kind: 'warn' },
    });
    expect(await appeals()).not.toContain(decision);
  });

  it('marks ended sessions as reversed on the record, without restoring them', async () => {
    decision = await decideAboutAda('end sessions');
    await appeal();
    await step(other, 'review');

    expect((await step(other, 'restore')).json()).toMatchObject({ kind: 'end sessions', state: 'restored' });
    expect((await notificationsOf(ada))[0]?.message).toContain('reversed the decision');
    const record = await mod.request({ url: `/api/moderation/members/${ada.id}` });
    expect(record.json<{ decisions: object[] }>().decisions[0]).toMatchObject({ state: 'restored' });
  });

  it('holds no recovery phrase', async () => {
    const phrase = generateMnemonic(wordlist);
    await appeal(ada, phrase);
    await step(other, 'review');
    await step(other, 'uphold', { note: phrase });

    const { appeal: text, reviewNote } = (await read(ada)).json<Decision>();
    expect([text, reviewNote]).toEqual([secretMasks.phrase, secretMasks.phrase]);
  });

  it('can be refused, with the end of it', async () => {
    await appeal();
    await step(other, 'review');
    expect((await step(other, 'uphold')).json()).toMatchObject({ state: 'upheld' });
    expect((await appeal()).statusCode).toBe(409);
  });

  it('is made once, before the deadline, by the member concerned', async () => {
    expect((await appeal(mod)).statusCode).toBe(404);
    now = new Date(now.getTime() + appealDays * 24 * 60 * 60_000 + 1);
    expect((await appeal()).statusCode).toBe(409);
    now = new Date('2026-11-23T10:00:00Z');
    const both = await Promise.all([appeal(), appeal()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('moves only as the table of transitions says, and at the version that was seen', async () => {
    expect((await step(other, 'uphold')).statusCode).toBe(409);
    expect((await step(other, 'restore')).statusCode).toBe(409);
    expect((await step(other, 'review')).statusCode).toBe(409);
    await appeal();
    expect((await step(other, 'review', { version: 0 })).statusCode).toBe(409);
    await step(other, 'review');
    await step(other, 'uphold');
    expect((await step(other, 'review')).statusCode).toBe(409);
  });
});

describe('the subject of a decision', () => {
  const decideContent = async (
    member: TestMember,
    kind: string,
    target: { kind: 'post' | 'comment'; _id: string },
    fields: object = {},
  ) => {
    const payload = { kind, target, reason: 'spam', ...fields };
    const response = await member.request({ method: 'POST', url: '/api/moderation/content', payload });
    return response.json<{ _id: string }>()._id;
  };
  const thingFor = async (member: TestMember) => (await read(member)).json<Decision>().thing;
  const listedFor = async (member: TestMember) =>
    (await member.request({ url: '/api/moderation/appeals' }))
      .json<Decision[]>()
      .find(({ _id }) => _id === decision)?.thing;

  it('is shown to moderators of its present zone only, once it is removed', async () => {
    const ofMemes = await signUp(server, 'OfMemes');
    const ofNews = await signUp(server, 'OfNews');
    await grantRole(server.db, ofMemes.id, 'moderator', 'Memes');
    await grantRole(server.db, ofNews.id, 'moderator', 'News');
    const post = await publish(ada, { category: 'Memes', postTitle: 'Okapi' });
    const target = { kind: 'post' as const, _id: post._id };
    decision = await decideContent(mod, 'move', target, { zone: 'News' });
    await appeal();
    expect(await thingFor(ofMemes)).toMatchObject({ title: 'Okapi' });

    const removal = await decideContent(ofNews, 'remove', target);

    expect([await thingFor(ofMemes), await listedFor(ofMemes)]).toEqual([undefined, undefined]);
    for (const reader of [ada, other]) expect(await thingFor(reader)).toMatchObject({ title: 'Okapi' });
    expect(await listedFor(other)).toMatchObject({ title: 'Okapi' });
    decision = removal;
    expect(await thingFor(ofNews)).toMatchObject({ title: 'Okapi', hidden: 'removed' });
  });

  it('is restored by moderators of its present zone only', async () => {
    const ofCrypto = await signUp(server, 'OfCrypto');
    await grantRole(server.db, ofCrypto.id, 'moderator', 'Cryptocurrency');
    const post = await publish(ada, { category: 'Cryptocurrency' });
    const move = { zone: 'News' };
    decision = await decideContent(mod, 'move', { kind: 'post', _id: post._id }, move);
    await appeal();
    await step(ofCrypto, 'review');

    expect((await step(ofCrypto, 'restore')).statusCode).toBe(403);
    await step(other, 'review');
    expect((await step(other, 'restore')).statusCode).toBe(200);
  });

  it('is granted by the deciding moderator, who reverses the decision', async () => {
    const post = await publish(ada);
    decision = await decideContent(mod, 'remove', { kind: 'post', _id: post._id });
    const reverse = (member: TestMember) =>
      member.request({ method: 'POST', url: `/api/moderation/content/restore/${decision}` });
    await appeal();

    expect((await reverse(other)).json()).toMatchObject({ message: moderationMessages.hasAppeal });
    // Also within the minute in which it could be undone without a trace.
    expect((await reverse(mod)).statusCode).toBe(200);

    expect((await read(ada)).json()).toMatchObject({ state: 'restored' });
    expect((await notificationsOf(ada))[0]).toMatchObject({
      message: messages.notification.appeal.restored,
      decision: { _id: decision, kind: 'remove' },
    });
    expect((await server.request({ url: `/posts/get?id=${post._id}` })).statusCode).toBe(200);
    expect(await appeals()).not.toContain(decision);
  });

  it('names no removed post to the author of a comment on it', async () => {
    const post = await publish(bob, { postTitle: 'Okapi' });
    const { _id } = await comment(ada, post._id, 'Striped.');
    decision = await decideContent(mod, 'remove', { kind: 'comment', _id });
    expect(await thingFor(ada)).toMatchObject({ title: 'Okapi', text: 'Striped.' });

    await decideContent(mod, 'remove', { kind: 'post', _id: post._id });

    expect(await thingFor(ada)).toEqual({ text: 'Striped.', postId: post._id, hidden: 'removed' });
    expect(await thingFor(other)).toMatchObject({ title: 'Okapi', text: 'Striped.' });
  });
});

it('ends when it is restored', () => {
  const events = ['appeal.submitted', 'review.started', 'decision.upheld', 'decision.undone'] as const;
  const final = kinds.decisionState.filter((state) => events.every((event) => !stateAfter(state, event)));
  expect(final).toEqual(['restored']);
});

import { limits } from '@alphazone/client/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../database/ids';
import { defaultFilters, noFilters, type Filters } from '../filters/filters';
import { filterMessages } from '../filters/filter-messages';
import { messages } from '../messages';
import { comment, publish, requestPost, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let filters: Filters = noFilters;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  server = await createTestApp({ filters: () => filters });
  [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')];
});
afterAll(() => server.close());

const store = (member: TestMember, columns: { name: string; username: string | null }) =>
  server.db.updateTable('users').set(columns).where('id', '=', member.id).execute();

describe('a mention', () => {
  it('is stored with the member’s own name, not the one that was sent', async () => {
    const cy = await signUp(server, 'Cy');
    await store(cy, { name: '[mod] Cy $& ]', username: null });
    const sent = `@[Mona (moderator)](${ada.id.toUpperCase()}) @[Ada](${bob.id}) @[x](${cy.id}) @[Mona](${newId()}) @[a](b)`;
    const stored = sent
      .replace('Mona (moderator)', 'ada')
      .replace('[Ada]', '[bob]')
      .replace('[x]', () => '[mod Cy $&]');

    const post = await publish(bob, { postBody: sent });
    expect(post.postBody).toBe(stored);
    expect((await comment(bob, post._id, sent)).commentBody).toBe(stored);
  });

  it('is refused when the name makes the text too long', async () => {
    const mention = `@[x](${ada.id})`;
    const fits = (spare: number) => 'x'.repeat(limits.postBody.maxLength - mention.length - spare) + mention;

    expect((await requestPost(bob, { postBody: fits(2) })).statusCode).toBe(201);
    const refused = await requestPost(bob, { postBody: fits(1) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      details: [{ field: 'postBody', message: messages.tooLongWithNames(limits.postBody.maxLength) }],
    });
  });

  it('makes no new text of a repeated one', async () => {
    filters = defaultFilters;
    const text = (name: string) =>
      `@[${name}](${ada.id}) reads the same words again, which nobody wants to read.`;
    await publish(bob, { postBody: text('one name that is sent') });

    expect((await requestPost(bob, { postBody: text('another name that is sent') })).json()).toMatchObject({
      message: filterMessages.duplicate,
    });
    filters = noFilters;
  });
});

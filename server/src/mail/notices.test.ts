import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hourMs } from '../time/durations';
import { transact } from '../database/database';
import { newId } from '../database/ids';
import { createMailApp, createTestMailer, type MailApp } from '../testing/mail-app';
import { insertNotices } from './mails-repository';

let server: MailApp;
let ada: string;
let bob: string;
let bobsToken: string;
beforeEach(async () => {
  server = await createMailApp();
  const joined = await server.join('Ada');
  ada = joined.result._id;
  const { token, result } = await server.join('Bob');
  bob = result._id;
  bobsToken = token;
  await sql`update users set mails_notices = true where id = ${ada}`.execute(server.db);
  await sql`delete from mails`.execute(server.db);
  server.smtp.mails.length = 0;
});
afterEach(() => server.close());

const mention = (minutesAgo: number) =>
  sql`
    insert into notifications (id, user_id, kind, sender_id, created_on)
    values (${newId()}, ${ada}, 'mention', ${bob}, now() - make_interval(secs => ${minutesAgo * 60}))`.execute(
    server.db,
  );

async function passHours(hours: number) {
  await sql`
    update mails set sent_on = sent_on - make_interval(hours => ${hours}),
      created_on = created_on - make_interval(hours => ${hours}),
      told_until = told_until - make_interval(hours => ${hours}),
      next_try_on = next_try_on - make_interval(hours => ${hours})`.execute(server.db);
  await sql`update notifications set created_on = created_on - make_interval(hours => ${hours})`.execute(
    server.db,
  );
}

/** @returns The post's id. */
async function publishMention(): Promise<string> {
  const post = {
    postTitle: 'Halving day',
    postBody: `@[Ada](${ada}) look`,
    postTags: ['bitcoin'],
    category: 'News',
    userPosted: 'Bob',
    userId: bob,
  };
  return (await server.post('/posts/CreatePost', post, bobsToken)).json<{ _id: string }>()._id;
}

const commentMention = (postId: string) =>
  server.post(`/comment/${postId}`, { commentBody: `@[Ada](${ada}) look`, userId: bob }, bobsToken);

const subjects = () => server.smtp.mails.map(({ headers }) => /Subject: ([^\r\n]*)/.exec(headers)?.[1]);

describe('a mail about mentions', () => {
  it('is followed by one about a mention that was committed late', async () => {
    await mention(11);
    await server.mailer.deliver();
    await mention(1 / 12);
    await sql`update notifications set created_on = (select min(created_on) from mails) - interval '5 seconds'
      where created_on > now() - interval '1 minute'`.execute(server.db);
    await passHours(4);
    await server.mailer.deliver();

    expect(subjects()).toEqual([
      'A new mention or reply at Alphazone',
      '2 new mentions and replies at Alphazone',
    ]);
  });

  it('that was delayed is not followed by one about the same mentions', async () => {
    await mention(11);
    server.smtp.refuse(451, 'ada@example.org');
    await server.mailer.deliver();
    await passHours(4);
    await mention(15);
    server.smtp.refuse(250, 'ada@example.org');
    await server.mailer.deliver();
    await server.mailer.deliver();

    expect(subjects()).toEqual(['2 new mentions and replies at Alphazone']);
  });

  it('ignores posts and comments that moderators have removed', async () => {
    const postId = await publishMention();
    await commentMention(postId);
    await passHours(1);
    await sql`update comments set hidden = 'removed'`.execute(server.db);
    await server.mailer.deliver();
    expect(subjects()).toEqual(['A new mention or reply at Alphazone']);

    await sql`delete from mails`.execute(server.db);
    await sql`update posts set hidden = 'removed'`.execute(server.db);
    await server.mailer.deliver();
    expect(subjects()).toHaveLength(1);
  });

  it('ignores members who have been blocked since', async () => {
    await publishMention();
    await passHours(1);
    await sql`insert into member_filters (id, user_id, blocked_id) values (${newId()}, ${ada}, ${bob})`.execute(
      server.db,
    );
    await server.mailer.deliver();

    expect(subjects()).toEqual([]);
  });

  describe('that are older than a day and newer than the last mail', () => {
    beforeEach(async () => {
      await mention(11);
      await server.mailer.deliver();
      await mention(5);
      await passHours(30);
    });

    it('is sent by a server that starts', async () => {
      const mailer = createTestMailer(server.db, server.smtp.url, { secret: server.settings.jwtSecret });
      await mailer.deliver();
      await mailer.stop();

      expect(subjects()).toHaveLength(2);
    });

    it('is sent within an hour', async () => {
      await server.mailer.deliver();
      expect(subjects()).toHaveLength(1);

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs });
      await server.mailer.deliver();
      vi.useRealTimers();

      expect(subjects()).toHaveLength(2);
    });
  });

  it('takes the same reads however many members have old unread mentions', async () => {
    const rule = { kind: 'notice', about: ['mention', 'reply'], unreadMinutes: 10, pauseHours: 3 } as const;
    const countReads = () =>
      transact(server.db, async (transaction) => {
        const read = async () => {
          const { rows } = await sql<{ count: number }>`
            select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
            from pg_stat_xact_user_tables where relname in ('users', 'notifications', 'mails')`.execute(
            transaction,
          );
          return rows[0]!.count;
        };
        const before = await read();
        await insertNotices(transaction, rule, { since: 'yesterday' });
        return (await read()) - before;
      });
    const addMembers = (from: number, to: number) =>
      sql`
        with member as (
          insert into users (id, name, username, email, email_verified_on, mails_notices, password_hash, referral_code, tags)
          select md5('user ' || n)::uuid, 'Member ' || n, 'member' || n, 'member' || n || '@example.org', now(), true, '', 'code' || n, '{}'
          from generate_series(${from}::int, ${to}::int) n returning id
        )
        insert into notifications (id, user_id, kind, sender_id, created_on)
        select gen_random_uuid(), id, 'mention', ${bob}, now() - interval '2 days' from member`.execute(
        server.db,
      );
    await addMembers(1, 10);
    await sql`analyze`.execute(server.db);
    const few = await countReads();
    await addMembers(11, 1_000);
    await sql`analyze`.execute(server.db);

    expect(await countReads()).toBe(few);
  });
});

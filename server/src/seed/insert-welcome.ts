import { randomBytes } from 'node:crypto';

import { sql, type Transaction } from 'kysely';

import { insertUser } from '../accounts/accounts-repository';
import { referralCodeOf } from '../accounts/accounts-rules';
import { hashPassword } from '../accounts/passwords/passwords';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import type { Tables } from '../database/tables';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { rewardWelcome } from './reward-welcome';
import { chatLines, members, postsFor, type SeedPost } from './welcome-community';

interface Person {
  id: string;
  name: string;
}
type People = ReadonlyMap<string, Person>;

export async function insertWelcome(
  db: Transaction<Tables>,
  adminId: string,
  site: SiteSettings,
): Promise<void> {
  const start = Date.now();
  const ago = (minutes: number) => new Date(start - minutes * 60_000);
  const people = await insertMembers(db, adminId, site);

  for (const [index, post] of postsFor(site.brand.name).entries()) {
    await insertPost(db, post, zoneOf(site, post, index), people, ago);
  }
  for (const { author, text, minutesAgo } of chatLines) {
    await db
      .insertInto('chat_messages')
      .values({ id: newId(), user_id: personNamed(people, author).id, text, sent_on: ago(minutesAgo) })
      .execute();
  }
  // Members join before their first post.
  await sql`update users set joined_on = (select min(posted_on) from posts) - interval '1 hour'`.execute(db);
  await updateCounters(db);
  await rewardWelcome(db);
}

async function insertMembers(db: Transaction<Tables>, adminId: string, site: SiteSettings): Promise<People> {
  const people = new Map<string, Person>([['admin', { id: adminId, name: `${site.brand.name} Admin` }]]);
  for (const { username, name, about, tags } of members) {
    const id = newId();
    await insertUser(db, {
      id,
      name,
      username,
      about,
      tags,
      // Mail to .invalid is never delivered (RFC 2606), and the password is discarded.
      email: `${username}@members.invalid`,
      password_hash: await hashPassword(randomBytes(32).toString('base64')),
      referral_code: referralCodeOf(randomBytes(8)),
    });
    people.set(username, { id, name });
  }
  return people;
}

async function insertPost(
  db: Database,
  post: SeedPost,
  category: string,
  people: People,
  ago: (minutes: number) => Date,
): Promise<void> {
  const id = newId();
  const idOf = (username: string) => personNamed(people, username).id;
  await db
    .insertInto('posts')
    .values({
      id,
      author_id: idOf(post.author),
      title: post.title,
      body: withMentions(post.body, people),
      category,
      tags: post.tags,
      media: '[]',
      pinned: post.pinned ?? false,
      posted_on: ago(post.hoursAgo * 60),
    })
    .execute();

  const votes = [
    ...post.upVotes.map((voter) => ({ post_id: id, user_id: idOf(voter), value: 1 })),
    ...(post.downVotes ?? []).map((voter) => ({ post_id: id, user_id: idOf(voter), value: -1 })),
  ];
  await db.insertInto('votes').values(votes).execute();

  for (const { author, text, minutesAgo } of post.comments) {
    const body = withMentions(text, people);
    await db
      .insertInto('comments')
      .values({ id: newId(), post_id: id, user_id: idOf(author), body, commented_on: ago(minutesAgo) })
      .execute();
  }
}

async function updateCounters(db: Database): Promise<void> {
  await sql`
    update posts set
      up_votes = (select count(*) from votes where post_id = posts.id and value = 1),
      down_votes = (select count(*) from votes where post_id = posts.id and value = -1),
      comment_count = (select count(*) from comments where post_id = posts.id)`.execute(db);
  await sql`
    update users set
      posts_count = (select count(*) from posts where author_id = users.id),
      comments_count = (select count(*) from comments where user_id = users.id),
      likes_given_count = (select count(*) from votes where user_id = users.id and value = 1)`.execute(db);
}

function withMentions(text: string, people: People): string {
  return text.replace(/\{mention:(\w+)\}/g, (_match, username: string) => {
    const { id, name } = personNamed(people, username);
    return `@[${name}](${id})`;
  });
}

function zoneOf(site: SiteSettings, { zone }: SeedPost, index: number): string {
  const name = zoneNamed(site, zone) ?? site.zones[index % site.zones.length]?.name;
  if (name === undefined) throw new Error('The site settings name no zone.');
  return name;
}

function personNamed(people: People, username: string): Person {
  const person = people.get(username);
  if (!person) throw new Error(`The welcome community has no member "${username}".`);
  return person;
}

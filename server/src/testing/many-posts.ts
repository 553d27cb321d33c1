import { sql } from 'kysely';

import type { Database } from '../database/database';

/** Much faster than requests. One member per ten posts, two comments and three votes per post. */
export async function addManyPosts(db: Database, posts: number): Promise<void> {
  const members = Math.max(3, Math.ceil(posts / 10));
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into users (id, name, username, email, password_hash, referral_code, referred_by, tags, joined_on)
      select md5('user ' || n)::uuid, 'Member ' || n, 'member' || n, 'member' || n || '@example.org', '', 'code' || n,
             case when n > 0 then md5('user ' || n / 2)::uuid end, array['btc', 'tag, "' || n], now() - n * interval '1 second'
      from generate_series(0, ${members}::int - 1) n`.execute(trx);
    await sql`
      insert into posts (id, author_id, title, body, category, tags, media, up_votes, down_votes, comment_count, posted_on)
      select md5('post ' || n)::uuid, md5('user ' || n % ${members}::int)::uuid, 'Post ' || n || ' 🚀',
             repeat(E'A line\\twith a tab, a \\\\ and "quotes".\\n', 8), (array['Cryptocurrency', 'Memes', 'News'])[1 + n % 3],
             array['tag' || n % 50], '[]', 2, 1, 2, now() - n * interval '1 minute'
      from generate_series(0, ${posts}::int - 1) n`.execute(trx);
    await sql`
      insert into comments (id, post_id, user_id, body)
      select md5('comment ' || n || ' ' || k)::uuid, md5('post ' || n)::uuid, md5('user ' || (n + k) % ${members}::int)::uuid,
             'Comment ' || k || E'\\n' || n
      from generate_series(0, ${posts}::int - 1) n, generate_series(1, 2) k`.execute(trx);
    await sql`
      insert into votes (post_id, user_id, value)
      select md5('post ' || n)::uuid, md5('user ' || (n + k) % ${members}::int)::uuid, case k when 0 then -1 else 1 end
      from generate_series(0, ${posts}::int - 1) n, generate_series(0, 2) k`.execute(trx);
    await sql`
      update users u
      set posts_count = (select count(*) from posts where author_id = u.id),
          comments_count = (select count(*) from comments where user_id = u.id),
          likes_given_count = (select count(*) from votes where user_id = u.id and value = 1)`.execute(trx);
  });
}

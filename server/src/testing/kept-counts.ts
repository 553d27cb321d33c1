import { sql } from 'kysely';

import type { Database } from '../database/database';
import { checks, differencesOf } from '../doctor/checks';

/** The doctor's findings. */
export async function findDifferences(db: Database): Promise<object[]> {
  const found = await Promise.all(
    checks.map((check) => sql<object>`${sql.raw(differencesOf(check, 3))}`.execute(db)),
  );
  return found.flatMap(({ rows }, index) => rows.map((row) => ({ check: checks[index]?.name, ...row })));
}

/** Everything that triggers maintain, as stored and as recomputed. They must be equal. */
export async function keptCounts(db: Database): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const kept = await sql`
    select 'zone' as kind, category as a, '' as b, sum(posts)::int as posts from zone_counts
    group by category having sum(posts) <> 0
    union all select 'tag', tag, '', posts from tag_counts
    union all select 'tag in zone', tag, category, posts from tag_zone_counts
    union all select 'post ' || post_id, tag, concat_ws(' ', author_id, category, pinned, score, posted_on), 1 from post_tags
    union all select 'author ' || author_id, tag, category, posts from author_counts
    union all select source, word, shard::text, uses from known_words
    union all select 'title of ' || post_id, title, concat_ws(' ', labels, pinned, score, posted_on), number - 1073741824 from titles
    union all select 'reputation', user_id::text, '', reputation from standings where reputation <> 0
    union all select 'shares', user_id::text, '', shares from standings where shares <> 0
    union all select 'shares of post', post_id::text, '', shares from share_counts where shares <> 0
    union all select 'votes of notification', id::text, '', other_votes + 1 from notifications where kind = 'post_vote'
    union all select 'referred', user_id::text, '', referred from referral_counts where referred <> 0
    order by 1, 2, 3`.execute(db);
  const counted = await sql`
    with uses as (select distinct posts.*, tag from posts, unnest(tags) as tag where hidden is null)
    select 'zone' as kind, category as a, '' as b, count(*)::int as posts from posts where hidden is null group by category
    union all select 'tag', tag, '', count(*)::int from uses group by tag
    union all select 'tag in zone', tag, category, count(*)::int from uses group by tag, category
    union all select 'post ' || id, tag, concat_ws(' ', author_id, category, pinned, score, posted_on), 1 from uses
    union all select 'author ' || author_id, '', category, count(*)::int from posts where hidden is null group by author_id, category
    union all select 'author ' || author_id, tag, category, count(*)::int from uses group by author_id, category, tag
    union all select 'title', word, shard_of(id)::text, count(*)::int
    from posts, words_of_title(title) as word where hidden is null group by word, shard_of(id)
    union all select 'name', word, shard_of(id)::text, count(*)::int
    from users, words_of_name(concat_ws(' ', name, username)) as word
    where deleted_on is null group by word, shard_of(id)
    union all select 'title of ' || id, lower(title), concat_ws(' ', labels_of_post(author_id, category, tags), pinned, score, posted_on), number - 1073741824
    from posts join post_words on post_id = id where hidden is null
    union all select 'reputation', author_id::text, '', sum(value)::int
    from votes join posts on posts.id = post_id where user_id <> author_id and hidden is null group by author_id having sum(value) <> 0
    union all select 'shares', author_id::text, '', count(*)::int
    from shares join posts on posts.id = post_id where hidden is null group by author_id
    union all select 'shares of post', post_id::text, '', count(*)::int from shares group by post_id
    union all select 'votes of notification', id::text, '', count(votes.user_id)::int
    from notifications left join votes on notification_id = id where kind = 'post_vote' group by id
    union all select 'referred', referred_by::text, '', count(*)::int
    from users where referred_by is not null and approval_asked_on is null group by referred_by
    order by 1, 2, 3`.execute(db);
  return { kept: kept.rows, counted: counted.rows };
}

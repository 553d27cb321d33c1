import { isListedSql } from '../comments/listed-repository';

/** Compares stored counts with recomputed ones. Both queries select `item` and `value`, as text. */
export interface Check {
  name: string;
  kept: string;
  counted: string;
  /** An SQL statement, possibly shared with other checks. */
  repair: string;
}

export interface Finding {
  name: string;
  total: number;
  examples: { item: string; kept: string | null; counted: string | null }[];
}

const ofPosts = `
  select p.id, coalesce(v.up_votes, 0) as up_votes, coalesce(v.down_votes, 0) as down_votes,
         coalesce(c.comment_count, 0) as comment_count
  from posts p
  left join (
    select post_id, count(*) filter (where value = 1) as up_votes, count(*) filter (where value = -1) as down_votes
    from votes group by post_id
  ) v on v.post_id = p.id
  left join (
    select post_id, count(*) as comment_count from comments where ${isListedSql} group by post_id
  ) c on c.post_id = p.id`;
const postText = `concat(up_votes, ' up-votes, ', down_votes, ' down-votes, ', comment_count, ' comments')`;

const ofNotifications = `
  select id, count(votes.user_id) as votes from notifications left join votes on notification_id = id
  where kind = 'post_vote' group by id`;

const ofMembers = `
  select u.id, coalesce(p.posts_count, 0) as posts_count, coalesce(c.comments_count, 0) as comments_count,
         coalesce(v.likes_given_count, 0) as likes_given_count, coalesce(x.xp, 0) as xp
  from users u
  left join (select author_id, count(*) as posts_count from posts where hidden is null group by author_id) p on p.author_id = u.id
  left join (select user_id, count(*) as comments_count from comments where ${isListedSql} group by user_id) c on c.user_id = u.id
  left join (
    select user_id, count(*) as likes_given_count from votes where value = 1 group by user_id
  ) v on v.user_id = u.id
  left join (select user_id, sum(amount) as xp from xp_entries group by user_id) x on x.user_id = u.id`;
const memberText = `concat(posts_count, ' posts, ', comments_count, ' comments, ', likes_given_count,
  ' likes given, ', xp, ' XP')`;

const tagged = 'select distinct posts.*, tag from posts, unnest(tags) as tag where hidden is null';
const placeText = `concat_ws(', ', author_id, category, case when pinned then 'pinned' end, 'score ' || score, posted_on)`;

const ofAuthors = `
  select user_id, sum(reputation) as reputation, sum(shares) as shares
  from (
    select author_id as user_id, value as reputation, 0 as shares
    from votes join posts on posts.id = votes.post_id where votes.user_id <> author_id and hidden is null
    union all
    select author_id, 0, 1 from shares join posts on posts.id = shares.post_id where hidden is null
  ) as parts group by user_id`;
const authorText = `concat('reputation ', reputation, ', ', shares, ' shares')`;
const isOnBoard = 'reputation <> 0 or shares <> 0';

const wordsText = (words: string) => `'words ' || md5(${words}::text)`;

const usedUploads = `
  select distinct posts.id as post_id, uploads.id as upload_id
  from posts
  cross join lateral jsonb_array_elements(posts.media) as medium
  join uploads on uploads.id::text =
    substring(coalesce(medium ->> 'url', medium #>> '{}') from '^/media/([0-9a-f-]{36})\\.')
  where posts.media <> '[]'`;

const recountPosts = 'select recount_posts()';

/** In the order of repair: a post's score before the rows that copy it. */
export const checks: readonly Check[] = [
  {
    name: 'Votes and comments of each post',
    kept: `select 'post ' || id as item, ${postText} as value from posts`,
    counted: `select 'post ' || id as item, ${postText} as value from (${ofPosts}) as found`,
    repair: `
      update posts
      set up_votes = found.up_votes, down_votes = found.down_votes, comment_count = found.comment_count
      from (${ofPosts}) as found
      where found.id = posts.id and (posts.up_votes, posts.down_votes, posts.comment_count)
        <> (found.up_votes, found.down_votes, found.comment_count)`,
  },
  {
    name: 'Votes that are held back',
    kept: `select concat('vote of ', user_id, ' on ', post_id) as item, 'held back' as value from held_votes`,
    counted: `select concat('vote of ', user_id, ' on ', post_id) as item, 'held back' as value from held_votes
              where not exists (select from votes where (votes.post_id, votes.user_id) = (held_votes.post_id, held_votes.user_id))`,
    repair: `
      delete from held_votes using votes
      where (votes.post_id, votes.user_id) = (held_votes.post_id, held_votes.user_id)`,
  },
  {
    name: 'Votes of each notification',
    kept: `select 'notification ' || id as item, concat(other_votes + 1, ' votes') as value from notifications
           where kind = 'post_vote'`,
    counted: `select 'notification ' || id as item, concat(votes, ' votes') as value from (${ofNotifications}) as found`,
    repair: `
      update notifications set other_votes = found.votes - 1 from (${ofNotifications}) as found
      where found.id = notifications.id and notifications.other_votes <> found.votes - 1`,
  },
  {
    name: 'Posts, comments, likes and XP of each member',
    kept: `select 'member ' || id as item, ${memberText} as value from users`,
    counted: `select 'member ' || id as item, ${memberText} as value from (${ofMembers}) as found`,
    repair: `
      update users
      set posts_count = found.posts_count, comments_count = found.comments_count,
          likes_given_count = found.likes_given_count, xp = found.xp
      from (${ofMembers}) as found
      where found.id = users.id and (users.posts_count, users.comments_count, users.likes_given_count, users.xp)
        <> (found.posts_count, found.comments_count, found.likes_given_count, found.xp)`,
  },
  {
    name: 'Number of members',
    kept: `select 'members' as item, members::text as value from member_count where members <> 0`,
    counted: `select 'members' as item, count(*)::text as value from users
              where deleted_on is null having count(*) <> 0`,
    repair: 'select recount_members()',
  },
  {
    name: 'Members that each member referred',
    kept: `select 'member ' || user_id as item, referred::text as value from referral_counts where referred <> 0`,
    counted: `select 'member ' || referred_by as item, count(*)::text as value from users
              where referred_by is not null and approval_asked_on is null group by referred_by`,
    repair: 'select recount_referrals()',
  },
  {
    name: 'Posts of each zone',
    kept: `select category as item, sum(posts)::text as value from zone_counts
           group by category having sum(posts) <> 0`,
    counted:
      'select category as item, count(*)::text as value from posts where hidden is null group by category',
    repair: recountPosts,
  },
  {
    name: 'Posts of each tag',
    kept: 'select tag as item, posts::text as value from tag_counts',
    counted: `select tag as item, count(*)::text as value from (${tagged}) as uses group by tag`,
    repair: recountPosts,
  },
  {
    name: 'Posts of each tag in each zone',
    kept: `select tag || ' in ' || category as item, posts::text as value from tag_zone_counts`,
    counted: `select tag || ' in ' || category as item, count(*)::text as value from (${tagged}) as uses
              group by tag, category`,
    repair: recountPosts,
  },
  {
    name: 'Posts of each author in each zone',
    kept: `select concat_ws(' ', 'member', author_id, category, tag) as item, posts::text as value from author_counts`,
    counted: `
      select concat_ws(' ', 'member', author_id, category, '') as item, count(*)::text as value
      from posts where hidden is null group by author_id, category
      union all
      select concat_ws(' ', 'member', author_id, category, tag), count(*)::text
      from (${tagged}) as uses group by author_id, category, tag`,
    repair: recountPosts,
  },
  {
    name: 'Words of titles and names',
    kept: `select concat_ws(' ', source, word, shard) as item, uses::text as value from known_words`,
    counted: `
      select concat_ws(' ', 'title', word, shard_of(id)) as item, count(*)::text as value
      from posts, words_of_title(title) as word where hidden is null group by word, shard_of(id)
      union all
      select concat_ws(' ', 'name', word, shard_of(id)), count(*)::text
      from users, words_of_name(concat_ws(' ', name, username)) as word
      where deleted_on is null group by word, shard_of(id)`,
    repair: 'select recount_words()',
  },
  {
    name: 'Order of the posts of each tag',
    kept: `select 'post ' || post_id || ' at ' || tag as item, ${placeText} as value from post_tags`,
    counted: `select 'post ' || id || ' at ' || tag as item, ${placeText} as value from (${tagged}) as uses`,
    repair: recountPosts,
  },
  {
    name: 'Reputation and shares of each author',
    kept: `select 'member ' || user_id as item, ${authorText} as value from standings where ${isOnBoard}`,
    counted: `select 'member ' || user_id as item, ${authorText} as value from (${ofAuthors}) as found
              where ${isOnBoard}`,
    repair: 'select recount_standings()',
  },
  {
    name: 'Shares of each post',
    kept: `select 'post ' || post_id as item, shares::text as value from share_counts where shares <> 0`,
    counted: `select 'post ' || post_id as item, count(*)::text as value from shares group by post_id`,
    repair: 'select recount_shares()',
  },
  {
    name: 'Words of each post',
    kept: `select 'post ' || post_id as item, ${wordsText('words')} as value from post_words`,
    counted: `select 'post ' || id as item, ${wordsText('words_of_post(title, body, coalesce(number, 0))')} as value
              from posts left join post_words on post_id = id where hidden is null`,
    repair: `
      update post_words set words = words_of_post(title, body, number) from posts
      where post_id = id and words <> words_of_post(title, body, number);
      select index_missing_posts()`,
  },
  {
    name: 'Title of each post',
    kept: `select 'post ' || post_id as item, concat_ws(' ', number, labels, pinned, score, posted_on, title) as value from titles`,
    counted: `
      select 'post ' || id as item, concat_ws(' ', number, labels, pinned, score, posted_on, lower(title)) as value
      from (
        select posts.*, labels_of_post(author_id, category, tags) as labels, coalesce(
          (select number from post_words where post_id = posts.id), (select number from titles where post_id = posts.id)
        ) as number
        from posts where hidden is null
      ) as numbered`,
    repair: 'delete from titles; select index_missing_posts()',
  },
  {
    name: 'Uploads of each post',
    kept: `select 'post ' || post_id || ', upload ' || upload_id as item, 'used' as value from post_uploads`,
    counted: `select 'post ' || post_id || ', upload ' || upload_id as item, 'used' as value
              from (${usedUploads}) as found`,
    repair: `
      with found as (${usedUploads}), gone as (
        delete from post_uploads
        where not exists (select from found where (found.post_id, found.upload_id) = (post_uploads.post_id, post_uploads.upload_id))
      )
      insert into post_uploads (post_id, upload_id) select post_id, upload_id from found on conflict do nothing`,
  },
];

export const differencesOf = ({ kept, counted }: Check, limit: number): string => `
  select item, kept.value as kept, counted.value as counted, (count(*) over ())::int as total
  from (${kept}) as kept full join (${counted}) as counted using (item)
  where kept.value is distinct from counted.value
  order by item collate "C" limit ${limit}`;

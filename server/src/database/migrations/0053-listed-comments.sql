-- Like the counts of posts, those of members leave out held comments, of which others must not know.
update users set comments_count = comments_count - unlisted.count
from (
  select user_id, count(*)::integer as count from comments
  where hidden = 'held' or removed_while_held group by user_id
) as unlisted
where users.id = unlisted.user_id;

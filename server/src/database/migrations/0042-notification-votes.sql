-- The number of votes that a notification reports: docs/decisions/0019-kept-counts.md. The statement that adds a vote to a
-- notification writes its row anyway, and increments the number. A trigger subtracts votes, however they are deleted.

alter table notifications add column other_votes integer not null default 0; -- besides one

create function notified_votes_deleted() returns trigger language plpgsql as $$
begin
  update notifications set other_votes = other_votes - gone.votes
  from (
    select notification_id, count(*) as votes from changed where notification_id is not null group by notification_id
  ) as gone
  where id = gone.notification_id;
  return null;
end $$;
create trigger notified_votes_deleted after delete on votes
  referencing old table as changed for each statement execute function notified_votes_deleted();

update notifications set other_votes = found.votes - 1
from (
  select notification_id, count(*) as votes from votes where notification_id is not null
  group by notification_id having count(*) > 1
) as found
where id = found.notification_id;

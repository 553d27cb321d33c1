-- The number of shares of each post, hidden ones too: docs/decisions/0019-kept-counts.md.

create table share_counts (post_id uuid, shares integer not null);

create function recount_shares() returns void language plpgsql as $$
begin
  lock table shares in share row exclusive mode;
  delete from share_counts;
  insert into share_counts (post_id, shares) select post_id, count(*) from shares group by post_id;
end $$;
select recount_shares();

-- Checked once for the table instead of for each row.
alter table share_counts
  add primary key (post_id),
  add foreign key (post_id) references posts (id) on delete cascade;

-- Not deferred: the response to a share has the number. Its transaction has locked the post.
create function count_shares() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into share_counts as kept (post_id, shares)
    select post_id, count(*) from changed group by post_id order by post_id
    on conflict (post_id) do update set shares = kept.shares + excluded.shares;
  else
    -- In the order of keys: two deleted accounts may have shared the same posts.
    perform from share_counts where post_id in (select post_id from changed) order by post_id for update;
    update share_counts set shares = share_counts.shares - gone.shares
    from (select post_id, count(*) as shares from changed group by post_id) as gone
    where gone.post_id = share_counts.post_id;
  end if;
  return null;
end $$;
create trigger share_counts_increased after insert on shares
  referencing new table as changed for each statement execute function count_shares();
create trigger share_counts_decreased after delete on shares
  referencing old table as changed for each statement execute function count_shares();

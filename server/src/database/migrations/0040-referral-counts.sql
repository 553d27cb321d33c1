-- The number of members that each member referred: docs/decisions/0019-kept-counts.md.

create table referral_counts (user_id uuid, referred integer not null);

create function recount_referrals() returns void language plpgsql as $$
begin
  lock table users in share row exclusive mode;
  delete from referral_counts;
  insert into referral_counts (user_id, referred)
  select referred_by, count(*) from users where referred_by is not null group by referred_by;
end $$;
select recount_referrals();

-- Checked once for the table instead of for each row.
alter table referral_counts
  add primary key (user_id),
  add foreign key (user_id) references users (id) on delete cascade;

create function count_referral() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update referral_counts set referred = referred - 1 where user_id = old.referred_by;
  end if;
  if tg_op <> 'DELETE' then
    insert into referral_counts as kept (user_id, referred)
    select new.referred_by, 1 where new.referred_by is not null
    on conflict (user_id) do update set referred = kept.referred + 1;
  end if;
  return null;
end $$;

-- Deferred, and by its name after `users_counted`, whose lock orders the transactions: they cannot deadlock.
create constraint trigger users_referrals_counted after insert or delete or update of referred_by on users
  deferrable initially deferred for each row execute function count_referral();

-- The newest referred members.
drop index users_by_referrer;
create index users_by_referrer on users (referred_by, joined_on desc, id desc) where referred_by is not null;

-- A referral counts once the new member is approved, so that no count reveals applicants. Refused ones never count.

create or replace function recount_referrals() returns void language plpgsql as $$
begin
  lock table users in share row exclusive mode;
  delete from referral_counts;
  insert into referral_counts (user_id, referred)
  select referred_by, count(*) from users where referred_by is not null and approval_asked_on is null
  group by referred_by;
end $$;
select recount_referrals();

create or replace function count_referral() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.approval_asked_on is null then
    update referral_counts set referred = referred - 1 where user_id = old.referred_by;
  end if;
  if tg_op <> 'DELETE' and new.approval_asked_on is null then
    insert into referral_counts as kept (user_id, referred)
    select new.referred_by, 1 where new.referred_by is not null
    on conflict (user_id) do update set referred = kept.referred + 1;
  end if;
  return null;
end $$;

drop trigger users_referrals_counted on users;
create constraint trigger users_referrals_counted
  after insert or delete or update of referred_by, approval_asked_on on users
  deferrable initially deferred for each row execute function count_referral();

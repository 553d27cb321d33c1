-- One mail about all decisions of moderators that a member has not read.
create unique index mails_one_about_decisions on mails (user_id) where kind = 'decision' and next_try_on is not null;

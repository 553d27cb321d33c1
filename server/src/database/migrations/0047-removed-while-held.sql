-- A comment that moderators removed before others could see it leaves no placeholder. Earlier removals keep theirs, which is counted.

alter table comments add column removed_while_held boolean not null default false;

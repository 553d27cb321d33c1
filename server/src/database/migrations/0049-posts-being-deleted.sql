-- A post with many votes or comments is hidden first, and then deleted in parts: docs/decisions/0013-deleting-a-post-waits.md.

alter table posts
  drop constraint posts_hidden_check,
  add constraint posts_hidden_check check (hidden in ('removed', 'held', 'deleted'));
create index posts_being_deleted on posts (id) where hidden = 'deleted';

-- Most members have no held comments, which each of their requests for comments asks.

create index comments_held on comments (user_id) where hidden = 'held';

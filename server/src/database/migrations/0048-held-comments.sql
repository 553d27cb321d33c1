-- Each request of a member checks for held comments, which few members have.

create index comments_held on comments (user_id) where hidden = 'held';

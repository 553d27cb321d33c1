-- A push reads the newest unread notifications, and only these.
create index notifications_newest_unread on notifications (user_id, created_on desc, id desc) where not is_read;
drop index notifications_unread;

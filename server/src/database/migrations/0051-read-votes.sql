-- Withdrawing the last vote deletes the notification, read or unread. A post's other notifications are those of its comments.
create index notifications_of_read_votes on notifications (post_id) where kind = 'post_vote' and is_read;

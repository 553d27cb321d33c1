-- Most notifications have no comment, sender or decision. A vote's notification has none of them and is updated by every vote:
-- partial indexes get no entry for it.
drop index notifications_by_comment, notifications_by_sender, notifications_by_decision;
create index notifications_by_comment on notifications (comment_id) where comment_id is not null;
create index notifications_by_sender on notifications (sender_id) where sender_id is not null;
create index notifications_by_decision on notifications (decision_id) where decision_id is not null;

-- Votes from private addresses have no device.
drop index vote_signals_by_device;
create index vote_signals_by_device on vote_signals (post_id, device) where device is not null;

-- Room for another version of a post on the same page: a comment changes no indexed column, so it then writes no index.
alter table posts set (fillfactor = 90);

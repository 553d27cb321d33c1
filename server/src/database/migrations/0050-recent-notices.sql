-- The mailer looks for new notifications every 5 seconds: docs/decisions/0027-mail.md.

create index notifications_to_mail on notifications (created_on)
where not is_read and kind in ('mention', 'reply', 'decision');

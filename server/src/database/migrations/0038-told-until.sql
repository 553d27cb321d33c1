-- The time of the newest decision in the mail. Null for other kinds, for mails of older servers, and until the mail is sent.
alter table mails add column told_until timestamptz(3);
update mails set told_until = sent_on where kind = 'decision';

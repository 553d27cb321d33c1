-- The global chat.

create table chat_messages (
  id uuid primary key,
  user_id uuid not null references users (id),
  text text not null check (char_length(text) between 1 and 1000),
  sent_on timestamptz(3) not null default now()
);
create index chat_messages_by_time on chat_messages (sent_on desc, id desc);

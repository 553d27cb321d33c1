-- Events between servers that are too long for NOTIFY. The socket.io adapter defines the columns and deletes the rows.

create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);

-- The key by which a sender's clients recognise a message that they show as pending.

alter table chat_messages add column idempotency_key uuid;

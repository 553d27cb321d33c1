-- Coin prices by provider, shared by all servers on the database.

create table crypto_prices (
  provider text primary key,
  coins jsonb, -- the latest prices; null before the first fetch
  fetched_on timestamptz(3),
  next_fetch_on timestamptz(3) not null -- no server asks the provider earlier
);

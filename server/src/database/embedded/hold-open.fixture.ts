// A server process to kill: `node hold-open.js <data folder>`. Prints 'ready' and keeps running.
import pg from 'pg';

import { startEmbeddedPostgres } from './index';

const { connection } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client(connection);
await client.connect();
await client.query('create table if not exists kept (line text)');
await client.query("insert into kept values ('committed')");
process.stdout.write('ready\n');
setInterval(() => undefined, 60_000);

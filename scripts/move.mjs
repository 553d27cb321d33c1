// Copies the embedded database to a PostgreSQL server: `npm run move -- --to postgres://…`.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('move');

// Checks the kept counts of a database: `npm run doctor`.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('doctor', { besideServer: true });

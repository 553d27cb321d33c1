// Backs up database and media, also while the server runs: `npm run backup`.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('backup', { besideServer: true });

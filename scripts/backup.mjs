import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('backup', { besideServer: true });

// Restores a backup into an empty instance: `npm run restore -- --from FOLDER`.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('restore');

// `npm run dev`: the server and the app, each restarted or reloaded on a change.
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { run } = await import('./lib/run.mjs');
const port = process.env.PORT ?? '3000';

await Promise.race([
  run('tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], { PORT: port }),
  run('vite', ['app'], { API_URL: `http://localhost:${port}` }),
]);
process.kill(0, 'SIGTERM');

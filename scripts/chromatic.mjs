// Publishes Storybook to Chromatic for review: `CHROMATIC_PROJECT_TOKEN=… npm run chromatic`.
import { ensureInstalled } from './lib/install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN to publish. The token of the project is at chromatic.com under Manage, Configure.',
  );
  process.exit(1);
}
ensureInstalled();
const { run } = await import('./lib/run.mjs');
// The token stays in the environment: an argument would show in the process list.
process.exitCode = await run('chromatic', process.argv.slice(2));

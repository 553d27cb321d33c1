// `npm run test:server -- [files]`. Arguments go to Vitest.
import { ensureRedis } from './lib/redis.mjs';
import { run } from './lib/run.mjs';

ensureRedis();
process.exitCode = await run('vitest', ['run', '--project', 'server', ...process.argv.slice(2)]);

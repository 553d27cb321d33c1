import { setFlagsFromString } from 'node:v8';
import { destination } from 'pino';

import { createLog, secretsOf } from './logging/create-log';
import { firstStartMessage, readyMessage } from './startup/startup-messages';
import { readSettings } from './settings/settings';
import { createShutdown } from './shutdown/shutdown';
import { startServer } from './startup/start-server';
import { StartupError } from './startup/startup-error';

// Otherwise V8 lets garbage double the heap before collecting it.
setFlagsFromString('--heap-growing-percent=30');
// In MB, for threads: the flag of `npm start` overrides their own limits.
setFlagsFromString('--max-semi-space-size=2');

/** Standard output is for people, standard error for the log. */
async function main(): Promise<void> {
  // Without a listener, writing to a closed pipe would crash the process with an uncaught EPIPE.
  process.stdout.on('error', () => undefined);
  const settings = readSettings(process.env);
  const log = createLog({ level: settings.logLevel, secrets: secretsOf(settings) }, destination(2));

  const stopping = new AbortController();
  const starting = startServer({
    settings,
    log,
    onFirstStart: (firstStart) => process.stdout.write(firstStartMessage(firstStart)),
    stopping: stopping.signal,
  });
  const shutdown = createShutdown({
    // After a signal during the start, stops as soon as the start is complete.
    stop: async () => {
      stopping.abort();
      await (await starting).stop();
    },
    exit: (code) => process.exit(code),
    onBegin: () => process.stdout.write('Stopping. A second signal exits immediately.\n'),
    onError: (error) => {
      log.error({ err: error }, 'the shutdown failed');
    },
  });
  process.on('SIGINT', shutdown);
  process.on('SIGTERM', shutdown);

  const server = await starting;
  process.stdout.write(readyMessage(server, settings.host));
  throw new StartupError(await server.failed);
}

main().catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(1);
});

/** An operator can act on a message; another error needs its stack. */
function textOf(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? error.stack : String(error);
}

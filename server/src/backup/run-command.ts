import { parseArgs } from 'node:util';

import pg from 'pg';

import { errorMessage } from '../error-message';
import { isDiskFull } from '../files/is-disk-full';
import { readGivenSettings, type GivenSettings } from '../settings/settings';
import { duplicateSignalMs } from '../shutdown/shutdown';
import { StartupError } from '../startup/startup-error';
import { BackupError, OutcomeUnknown } from './backup-error';
import { messages } from './messages';

export interface Command {
  help: string;
  option: string;
  /** Whether the option takes no value. */
  isFlag?: boolean;
  /** @returns The result to print, and the exit code unless it is 0. */
  run: (input: CommandInput) => Promise<string | { text: string; exitCode: number }>;
}

export interface CommandInput {
  value: string | undefined;
  /** Whether a flag was given. */
  isSet: boolean;
  settings: GivenSettings;
  /** Aborted by SIGINT, SIGTERM and SIGHUP. */
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  out: (text: string) => void;
  err: (text: string) => void;
}

const surroundingsOfProcess: Surroundings = {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/**
 * Progress and errors go to standard error, the result to standard output.
 * @returns The exit code: that of the command, 1 on failure, 2 for invalid arguments, 129 (SIGHUP), 130 (SIGINT), 143 (SIGTERM).
 */
export const runCommand =
  ({ help, option, isFlag = false, run }: Command) =>
  async (args: string[], { env, out, err } = surroundingsOfProcess): Promise<number> => {
    const interruption = new Interruption();
    try {
      const { values } = parse(args, option, isFlag);
      if (values.help) {
        out(`${help}\n`);
        return 0;
      }
      const value = values[option];
      // For example of a variable that is not set.
      if (value === '') throw new UsageError(`--${option} is empty.`);
      const result = await run({
        value: typeof value === 'string' ? value : undefined,
        isSet: value === true,
        settings: readGivenSettings(env),
        signal: interruption.signal,
        onProgress: (line) => err(`${line}\n`),
      });
      const { text, exitCode } = typeof result === 'string' ? { text: result, exitCode: 0 } : result;
      out(`${text}\n`);
      return exitCode;
    } catch (error) {
      if (interruption.code !== undefined) {
        err(
          error instanceof OutcomeUnknown ? `${error.message}\n` : 'Interrupted. Nothing was left behind.\n',
        );
        return interruption.code;
      }
      if (error instanceof UsageError) {
        err(`${error.message}\n\n${help}\n`);
        return 2;
      }
      err(`${describe(error)}\n`);
      return 1;
    } finally {
      interruption.dispose();
    }
  };

function parse(args: string[], option: string, isFlag: boolean) {
  try {
    return parseArgs({
      args,
      options: { [option]: { type: isFlag ? 'boolean' : 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    // Without URLs: they may contain a password.
    throw new UsageError(errorMessage(error).replaceAll(/[^'\s]*:\/\/[^'\s]*/g, '…'));
  }
}

/** With their exit codes. */
const interruptions = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
type InterruptionName = keyof typeof interruptions;
const interruptionNames = Object.keys(interruptions) as InterruptionName[];

class Interruption {
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;
  code: number | undefined;
  #startedAt = 0;

  constructor() {
    for (const name of interruptionNames) process.on(name, this.#listen);
  }

  dispose(): void {
    for (const name of interruptionNames) process.off(name, this.#listen);
  }

  readonly #listen = (name: InterruptionName): void => {
    if (this.code !== undefined) {
      if (Date.now() - this.#startedAt > duplicateSignalMs) process.exit(this.code);
      return;
    }
    this.code = interruptions[name];
    this.#startedAt = Date.now();
    this.#controller.abort();
  };
}

function describe(error: unknown): string {
  if (error instanceof BackupError || error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof pg.DatabaseError) return messages.databaseSaid(error.message);
  if (isDiskFull(error)) return messages.diskFull;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return messages.noAccess('path' in error ? String(error.path) : '');
  return error.stack ?? error.message;
}

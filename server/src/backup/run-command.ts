import { parseArgs } from 'node:util';

import pg from 'pg';

import { readGivenSettings, type GivenSettings } from '../settings';
import { StartupError } from '../startup-error';
import { BackupError } from './backup-error';
import { messages } from './messages';

/** A command of the operator with one option that takes a value. */
export interface Command {
  help: string;
  /** The option's name without dashes. */
  option: string;
  /** Does it. @returns what to print at the end. */
  run: (input: CommandInput) => Promise<string>;
}

export interface CommandInput {
  /** The option's value. */
  value: string | undefined;
  settings: GivenSettings;
  /** Aborts when the command is interrupted. */
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

/** The command was called in a way that it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Where a command's words and signals come from and go to; the process's own unless a test says otherwise. */
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
 * Makes a function that runs the command: progress and errors go to standard error, the result to
 * standard output.
 *
 * @returns a function that resolves with the exit code: 0 when done, 1 when not, 2 when called wrongly, 130
 * when interrupted, 143 when terminated.
 */
export const runCommand =
  ({ help, option, run }: Command) =>
  async (args: string[], { env, out, err } = surroundingsOfProcess): Promise<number> => {
    const interruption = new Interruption();
    try {
      const { values } = parse(args, option);
      if (values.help) {
        out(`${help}\n`);
        return 0;
      }
      const value = values[option];
      const result = await run({
        value: typeof value === 'string' ? value : undefined,
        settings: readGivenSettings(env),
        signal: interruption.signal,
        onProgress: (line) => err(`${line}\n`),
      });
      out(`${result}\n`);
      return 0;
    } catch (error) {
      if (interruption.code !== undefined) {
        err('Interrupted. Nothing was left behind.\n');
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

function parse(args: string[], option: string) {
  try {
    return parseArgs({
      args,
      options: { [option]: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

// Ctrl-C under npm comes twice at once: from the terminal, and passed on by npm.
const sameSignal = 1_000;

/** Turns the first SIGINT or SIGTERM into an abort; a later one ends the process at once. */
class Interruption {
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;
  /** The exit code of an interrupted command; undefined when it was not. */
  code: number | undefined;
  #begunAt = 0;

  constructor() {
    process.on('SIGINT', this.#listen);
    process.on('SIGTERM', this.#listen);
  }

  dispose(): void {
    process.off('SIGINT', this.#listen);
    process.off('SIGTERM', this.#listen);
  }

  readonly #listen = (name: NodeJS.Signals): void => {
    if (this.code !== undefined) {
      if (Date.now() - this.#begunAt > sameSignal) process.exit(this.code);
      return;
    }
    this.code = name === 'SIGINT' ? 130 : 143;
    this.#begunAt = Date.now();
    this.#controller.abort();
  };
}

/** What went wrong, for a person who can do something about it. */
function describe(error: unknown): string {
  if (error instanceof BackupError || error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof pg.DatabaseError) return messages.databaseSaid(error.message);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return messages.diskFull;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return messages.noAccess('path' in error ? String(error.path) : '');
  return error.stack ?? error.message;
}

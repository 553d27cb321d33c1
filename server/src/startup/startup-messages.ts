import type { FirstStart } from '../seed/seed-database';
import type { RunningServer } from './start-server';

/** The one-time password is shown nowhere else. */
export function firstStartMessage({ email, oneTimePassword }: FirstStart): string {
  return block(
    oneTimePassword === undefined
      ? 'Log in as administrator with:'
      : 'Log in as administrator with (shown only this once):',
    `  email     ${email}`,
    `  password  ${oneTimePassword ?? 'the one in ADMIN_PASSWORD'}`,
  );
}

export function readyMessage({ url, brand }: Pick<RunningServer, 'url' | 'brand'>, host: string): string {
  const hint = isLoopback(host) ? ['Only this machine can reach it. HOST=0.0.0.0 opens it to others.'] : [];
  return block(`${brand} is ready: ${url}`, ...hint, 'Stop with Ctrl-C.');
}

const block = (...lines: string[]): string => `\n${lines.map((line) => `  ${line}\n`).join('')}\n`;

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

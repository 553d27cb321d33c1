import type { RunningServer } from './start-server';

/**
 * What the operator reads when the server is ready. The one-time password is in it and nowhere else.
 *
 * @param host The address that it listens on.
 */
export function greeting(
  { url, brand, firstStart }: Pick<RunningServer, 'url' | 'brand' | 'firstStart'>,
  host: string,
): string {
  const lines = [`${brand} is ready: ${url}`];
  if (firstStart) {
    const { email, oneTimePassword } = firstStart;
    lines.push(
      '',
      oneTimePassword === undefined
        ? 'Log in as administrator with:'
        : 'Log in as administrator with (shown only this once):',
      `  e-mail    ${email}`,
      `  password  ${oneTimePassword ?? 'the one in ADMIN_PASSWORD'}`,
    );
  }
  if (isLoopback(host)) lines.push('', 'Only this machine can reach it. HOST=0.0.0.0 opens it to others.');
  lines.push('Stop with Ctrl-C.');
  return ['', ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '', ''].join('\n');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

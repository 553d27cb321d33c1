import type { components } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { reloadFile, type ReloadHooks } from '../files/reload-file';

export type DeniedDomain = components['schemas']['DeniedDomain'];

/**
 * Reads lines such as `wallet-drainer.example asks for recovery phrases`. A line that begins with # is a comment.
 * @throws For a line without a domain (naming the first), and for too many lines.
 */
export function parseDenylist(text: string): DeniedDomain[] {
  const lines = text.split('\n').map((line) => line.trim());
  const domains = lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [name = '', ...reason] = line.split(/\s+/);
    const address = `http://${name}`;
    if (!/^[^/:@?#]+$/.test(name) || !URL.canParse(address))
      throw new Error(`Line ${index + 1} does not begin with a domain such as scam.example.`);
    // As browsers write it: in lower case and Punycode.
    return [{ domain: new URL(address).hostname, reason: reason.join(' ') }];
  });
  const { maxItems } = limits.deniedDomains;
  if (domains.length > maxItems) throw new Error(`More than ${maxItems} domains.`);
  return domains;
}

/** @returns Undefined without a file. @throws StartupError when the file is not valid. */
export function readDenylist(
  file: string | undefined,
  hooks: ReloadHooks,
): (() => readonly DeniedDomain[]) | undefined {
  return file === undefined ? undefined : reloadFile({ file, parse: parseDenylist, ...hooks });
}

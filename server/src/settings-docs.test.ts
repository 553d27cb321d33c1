import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from './repository-root';
import { readGivenSettings } from './settings';

interface Row {
  name: string;
  /** As the table says it; in backticks when it is a value. */
  fallback: string;
}

const rows: Row[] = readFileSync(path.join(repositoryRoot(), 'docs/operating.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, fallback] = /^\| `([A-Z][A-Z0-9_]*)` +\| (.+?) +\|/.exec(line) ?? [];
    return name !== undefined && fallback !== undefined ? [{ name, fallback }] : [];
  });

/** The names of all variables that the settings are read from. */
function namesRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_target, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readGivenSettings(env);
  return [...names];
}

describe('the table of settings in docs/operating.md', () => {
  it('has a row for each setting that the server reads, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(namesRead().sort());
  });

  it.each(rows.filter(({ fallback }) => /^`[^`]+`$/.test(fallback)))(
    'gives the default of $name as it is: $fallback',
    ({ name, fallback }) => {
      expect(readGivenSettings({ [name]: fallback.slice(1, -1) })).toEqual(readGivenSettings({}));
    },
  );
});

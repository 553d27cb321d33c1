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
      // Settings of the bucket belong together: one of them alone is refused.
      const others = name.startsWith('S3_')
        ? { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
        : {};
      expect(readGivenSettings({ ...others, [name]: fallback.slice(1, -1) })).toEqual(
        readGivenSettings(others),
      );
    },
  );
});

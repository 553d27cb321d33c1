import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../repository-root';
import { readGivenSettings } from './settings';

interface Row {
  name: string;
  fallback: string;
}

const rows: Row[] = readFileSync(path.join(repositoryRoot(), 'docs/operating.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, fallback] = /^\| `([A-Z][A-Z0-9_]*)` +\| (.+?) +\|/.exec(line) ?? [];
    return name !== undefined && fallback !== undefined ? [{ name, fallback }] : [];
  });

function readVariableNames(): string[] {
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
  it('has exactly one row for each setting', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(readVariableNames().sort());
  });

  it.each(rows.filter(({ fallback }) => /^`[^`]+`$/.test(fallback)))(
    'gives the correct default of $name: $fallback',
    ({ name, fallback }) => {
      // A bucket setting is refused without the others.
      const others = name.startsWith('S3_')
        ? { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
        : {};
      expect(readGivenSettings({ ...others, [name]: fallback.slice(1, -1) })).toEqual(
        readGivenSettings(others),
      );
    },
  );
});

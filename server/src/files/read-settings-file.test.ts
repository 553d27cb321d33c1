import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { readSettingsFile } from './read-settings-file';

it('drops only a byte order mark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alphazone-settings-'));
  const file = join(folder, 'site.json');
  try {
    writeFileSync(file, '\uFEFF{"name":"\uFEFFÄ"}\n');
    expect(readSettingsFile(file)).toBe('{"name":"\uFEFFÄ"}\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

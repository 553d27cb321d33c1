import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('./chromatic.mjs', import.meta.url));

it('fails with a message when the token is missing', () => {
  const env = { ...process.env };
  delete env.CHROMATIC_PROJECT_TOKEN;
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });

  expect(stderr).toContain('Set CHROMATIC_PROJECT_TOKEN');
  expect(status).toBe(1);
});

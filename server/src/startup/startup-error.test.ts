import { expect, it } from 'vitest';

import { dataFolderUnusable } from './startup-error';

it.each(['ENOSPC', 'EDQUOT'])('asks for room on the disk of the data folder after %s', (code) => {
  const cause = Object.assign(new Error(`${code}: write`), { code });

  expect(dataFolderUnusable('/data', cause).message).toBe(
    `The data folder /data cannot be used: ${code}: write. Make room on that disk.`,
  );
});

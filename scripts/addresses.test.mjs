import { expect, it } from 'vitest';

import { addressesOf } from './lib/addresses.mjs';

const env = { GITHUB_REPOSITORY: 'Plant-Swap/forum', GITHUB_SERVER_URL: 'https://github.com' };

it('names the repository that builds the package', () => {
  expect(addressesOf('machines', env)).toEqual({
    homepage: 'https://github.com/Plant-Swap/forum/tree/main/machines#readme',
    repository: {
      type: 'git',
      url: 'git+https://github.com/Plant-Swap/forum.git',
      directory: 'machines',
    },
    bugs: { url: 'https://github.com/Plant-Swap/forum/issues' },
  });
});

it('leads from the kit to its Storybook', () => {
  expect(addressesOf('ui', env)).toMatchObject({ homepage: 'https://plant-swap.github.io/forum/' });
});

it('knows no address elsewhere', () => {
  expect(addressesOf('ui', {})).toEqual({});
});

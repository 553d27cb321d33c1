import { expect, it } from 'vitest';

import { hookIn } from '../testing/hookIn';
import { testForum } from '../testing/testForum';
import { siteQuery, useSite } from './useSite';

it('links to the zones of the server', async () => {
  const { forum } = testForum(() =>
    Response.json({
      brand: { name: 'Plant Swap', tagline: '' },
      zones: [{ name: 'House Plants', description: 'Indoors' }, { name: ' ' }],
    }),
  );
  expect(hookIn(forum, useSite)).toMatchObject({ site: undefined, zones: [] });
  await forum.cache.prefetchQuery(siteQuery(forum));

  expect(hookIn(forum, useSite)).toMatchObject({
    site: { brand: { name: 'Plant Swap' }, home: 'list', chat: true },
    zones: [{ name: 'House Plants', description: 'Indoors', href: '/house%20plants' }],
  });
});

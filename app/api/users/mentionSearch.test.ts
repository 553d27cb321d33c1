import { describe, expect, it } from 'vitest';

import { failure, testApi } from '../../testing/testApi';
import { searchInComments, searchInPosts } from './mentionSearch';

const users = [
  { _id: 'u1', username: 'zora', name: 'Zora Zeal' },
  { _id: 'u2', username: ' ', name: 'Zeno Zest' },
  { _id: 'u3', name: 'Zed' },
];

describe.each([
  ['in comments', searchInComments, '/api/users/search?q=ze'],
  ['in posts', searchInPosts, '/api/users?search=ze'],
])('the search for mentions %s', (_, searchIn, url) => {
  // @spec 3.9
  it('gives id, display and username, which is the name where there is none', async () => {
    const { api, calls } = testApi(() => Response.json(users));

    await expect(searchIn(api.client)(' ze ')).resolves.toEqual([
      { id: 'u1', display: 'zora', username: 'zora' },
      { id: 'u2', display: 'Zeno Zest', username: 'Zeno Zest' },
      { id: 'u3', display: 'Zed', username: 'Zed' },
    ]);
    expect(calls.map((call) => call.url)).toEqual([url]);
  });

  // @spec 5.6
  it('finds nobody for an empty text, and makes no call', async () => {
    const { api, calls } = testApi(() => Response.json(users));

    await expect(searchIn(api.client)('  ')).resolves.toEqual([]);
    expect(calls).toEqual([]);
  });

  // @spec 7.4, 8.18
  it('finds nobody, and says nothing, when the call fails', async () => {
    const { api, alerts } = testApi(() => failure(500, 'Not now.'));

    await expect(searchIn(api.client)('ze')).resolves.toEqual([]);
    expect(alerts).toEqual([]);
  });
});

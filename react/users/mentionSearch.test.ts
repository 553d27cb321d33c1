import { describe, expect, it } from 'vitest';

import { failure, testForum } from '../testing/testForum';
import { searchInComments, searchInPosts } from './mentionSearch';

const users = [
  { _id: 'u1', username: 'zora', name: 'Zora Zeal', profilePicture: '/media/zora.png' },
  { _id: 'u2', username: ' ', name: 'Zeno Zest' },
  { _id: 'u3', name: 'Zed' },
];

describe.each([
  ['in comments', searchInComments, '/api/users/search?q=ze'],
  ['in posts', searchInPosts, '/api/users?search=ze'],
])('mention search %s', (_, searchIn, url) => {
  // @spec 3.9
  it('returns id, display, username and picture, falling back to the name', async () => {
    const { forum, calls } = testForum(() => Response.json(users));

    await expect(searchIn(forum.client)(' ze ')).resolves.toEqual([
      { id: 'u1', display: 'zora', username: 'zora', picture: '/media/zora.png' },
      { id: 'u2', display: 'Zeno Zest', username: 'Zeno Zest' },
      { id: 'u3', display: 'Zed', username: 'Zed' },
    ]);
    expect(calls.map((call) => call.url)).toEqual([url]);
  });

  // @spec 5.6
  it('returns no users for blank text, without a request', async () => {
    const { forum, calls } = testForum(() => Response.json(users));

    await expect(searchIn(forum.client)('  ')).resolves.toEqual([]);
    expect(calls).toEqual([]);
  });

  // @spec 7.4, 8.18
  it('returns no users when the request fails', async () => {
    const { forum, alerts } = testForum(() => failure(500, 'Not now.'));

    await expect(searchIn(forum.client)('ze')).resolves.toEqual([]);
    expect(alerts).toEqual([]);
  });
});

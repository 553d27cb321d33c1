const password = 'a bookmark 1';

export const administrator = { email: 'librarian@example.org', password };

/** The newest first. */
const discussions = [
  {
    author: 'Ottoline',
    category: 'Fiction',
    postTitle: 'October’s book: the lighthouse keeper who answers letters',
    postBody: 'We read to the end of part two. Bring one sentence that you underlined.',
    postTags: ['monthly', 'novel'],
    voters: ['Bram', 'Inés', 'Wanjirũ'],
  },
  {
    author: 'Bram',
    category: 'Poetry',
    postTitle: 'Two translations of the same forty lines, side by side',
    postBody: 'One keeps the rhyme and loses the rain. The other keeps the rain.',
    postTags: ['translation'],
    voters: ['Inés', 'Wanjirũ'],
  },
  {
    author: 'Inés',
    category: 'Essays',
    postTitle: 'In defence of writing in the margins',
    postBody: 'A clean book has not been read. Pencil only, mind.',
    postTags: ['reading', 'pencils'],
    voters: ['Wanjirũ'],
  },
  {
    author: 'Wanjirũ',
    category: 'Fiction',
    postTitle: 'Stories short enough for one cup of coffee',
    postBody: 'Under twelve pages, and still there the next morning.',
    postTags: ['lists', 'short-stories'],
    voters: [],
  },
];

/**
 * Fills an empty server with members and discussions, the first of them pinned.
 * @param {string} url
 */
export async function openClub(url) {
  const usernames = {
    Ottoline: 'ottoline',
    Bram: 'bram',
    Inés: 'ines',
    Wanjirũ: 'wanjiru',
    Reader: 'reader',
  };
  const members = new Map();
  for (const [name, username] of Object.entries(usernames)) {
    const email = `${username}@example.org`;
    const { token, result } = await call('POST', '/api/users/signup', { name, username, email, password });
    members.set(name, { name, email, password, token, userId: result._id });
  }
  const ids = [];
  for (const { author, voters, ...discussion } of discussions.toReversed()) {
    const { token, userId } = members.get(author);
    const { _id } = await call('POST', '/posts/CreatePost', { ...discussion, mediaUrls: [], userId }, token);
    ids.push(_id);
    for (const voter of voters.map((name) => members.get(name)))
      await call('PATCH', `/posts/vote/${_id}`, { value: 'upVote', userId: voter.userId }, voter.token);
  }
  const october = ids.at(-1);
  const { token } = await call('POST', '/api/users/login', administrator);
  await call('POST', `/posts/pin/${october}`, {}, token);

  const [bram, reader] = [members.get('Bram'), members.get('Reader')];
  const mention = (text) =>
    call(
      'POST',
      `/comment/${october}`,
      { commentBody: `@[Reader](${reader.userId}) ${text}`, userId: bram.userId },
      bram.token,
    );
  const chat = async () => {
    const messages = await (await fetch(new URL('/api/globalchat/history', url))).json();
    return messages.map(({ text }) => text);
  };
  return { reader, mention, chat };

  async function call(method, path, body, token) {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  }
}

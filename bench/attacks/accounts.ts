import { randomUUID } from 'node:crypto';

import { emailOf, password } from '../seed';
import type { Attack } from './attack';

interface Session {
  result: { _id: string };
  token: string;
}

const rounds = 12;
const writesPerRound = 10;

async function send(url: string, method: string, body?: object, token?: string): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export const copiedToken: Attack = {
  name: 'a token that was copied before its owner logged out',
  async run({ url }) {
    const logIn = await send(`${url}/api/users/login`, 'POST', { email: emailOf(0), password });
    const { token } = (await logIn.json()) as Session;
    await send(`${url}/api/session/end`, 'POST', undefined, token);
    const later = await send(`${url}/api/moderation/me`, 'GET', undefined, token);
    return String(later.status);
  },
};

export const writesWhileDeleting: Attack = {
  name: `${rounds} accounts that are deleted with their content while they publish ${writesPerRound} posts`,
  async run({ url }) {
    let published = 0;
    let left = 0;
    let failures = 0;
    for (let round = 0; round < rounds; round += 1) {
      const name = `leaving${randomUUID().slice(0, 8)}`;
      const account = { name, username: name, email: `${name}@example.org`, password, referralCode: '' };
      const signUp = await send(`${url}/api/users/signup`, 'POST', account);
      const { result, token } = (await signUp.json()) as Session;
      const posts = Array.from({ length: writesPerRound }, (_, number) => {
        const post = {
          postTitle: `Leaving ${number}`,
          postBody: `Post ${number} of ${name}.`,
          postTags: ['leaving'],
          category: 'Memes',
          userId: result._id,
        };
        return send(`${url}/posts/CreatePost`, 'POST', post, token);
      });
      const deletion = { password, content: 'delete' };
      const answers = await Promise.all([
        ...posts,
        send(`${url}/api/users/${result._id}`, 'DELETE', deletion, token),
      ]);
      published += answers.filter(({ status }) => status === 201).length;
      failures += answers.filter(({ status }) => status >= 500).length;
      const feed = await send(`${url}/posts/get?limit=20&author=${result._id}`, 'GET');
      left += ((await feed.json()) as unknown[]).length;
    }
    return `${left} of ${published} published posts left, ${failures} answers of the kind 5xx`;
  },
};

import { createClient, dataOf } from '@alphazone/client';

/** URL of an Alphazone server. */
export const forumUrl = process.env.FORUM_URL ?? 'http://localhost:3000';

const client = createClient({ baseUrl: forumUrl });

export const listPosts = () => dataOf(client.GET('/posts/get', { params: { query: { limit: 20 } } }));

export async function readPost(id: string) {
  const query = { id, commentsLimit: 50 };
  const [post] = await dataOf(client.GET('/posts/get', { params: { query } }));
  return post;
}

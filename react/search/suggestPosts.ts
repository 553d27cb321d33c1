import { dataOf, type ApiClient, type PostSuggestion } from '@alphazone/client';

export function suggestPosts(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<PostSuggestion[]> {
  return dataOf(
    client.GET('/posts/suggestions', { params: { query: { q: text } }, ...(signal && { signal }) }),
  );
}

import { dataOf, type ApiClient, type PostSuggestion } from '@alphazone/client';

/** Posts whose title matches what is being typed. Rejects with an `ApiError`; the search box then shows none. */
export function suggestPosts(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<PostSuggestion[]> {
  return dataOf(
    client.GET('/posts/suggestions', { params: { query: { q: text } }, ...(signal && { signal }) }),
  );
}

import { dataOf, type ApiClient, type PostSuggestion } from '@alphazone/client';

/** Rejects with an `ApiError`. */
export function suggestPosts(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<PostSuggestion[]> {
  return dataOf(
    client.GET('/posts/suggestions', { params: { query: { q: text } }, ...(signal && { signal }) }),
  );
}

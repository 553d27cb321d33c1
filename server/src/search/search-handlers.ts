import type { OfferedHandlers } from '../contract/bind-contract';
import { findTitles } from '../posts/posts-repository';
import type { Services } from '../services';

const maxSuggestions = 10;
/** Spec section 9. */
const minLength = 2;

/** Suggestions for the search box. */
export function searchHandlers({ db }: Services): Pick<OfferedHandlers, 'suggestPosts'> {
  return {
    async suggestPosts({ query }) {
      const text = query.q.trim();
      if ([...text].length < minLength) return [];
      const titles = await findTitles(db, text, maxSuggestions);
      return titles.map(({ id, title }) => ({ _id: id, postTitle: title }));
    },
  };
}

import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { findPostsByTitle } from './search-repository';
import { wantedText } from './text-match';

const maxSuggestions = 10;
/** Spec section 9. */
const minLength = 2;

/** Suggestions for the search box. */
export function searchHandlers({ db }: Services): Pick<Handlers, 'suggestPosts'> {
  return {
    async suggestPosts({ query }) {
      const text = wantedText(query.q);
      if ([...text].length < minLength) return [];
      const titles = await findPostsByTitle(db, text, maxSuggestions);
      return titles.map(({ id, title }) => ({ _id: id, postTitle: title }));
    },
  };
}

import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { findPostsByTitle } from './search-repository';
import { wantedText } from './text-match';

/** Spec section 9. */
const minLength = 2;

/** Suggestions for the search box. */
export function searchHandlers({ db }: Services): Pick<Handlers, 'suggestPosts'> {
  return {
    async suggestPosts({ query }) {
      const text = wantedText(query.q);
      if ([...text].length < minLength) return [];
      const titles = await findPostsByTitle(db, text, limits.postSuggestions.maxItems);
      return titles.map(({ id, title }) => ({ _id: id, postTitle: title }));
    },
  };
}

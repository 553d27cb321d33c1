import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { trimQuery } from './text-match';

const minLength = 2;

export function searchHandlers({ search }: Services): Pick<Handlers, 'suggestPosts'> {
  return {
    async suggestPosts({ query }) {
      const text = trimQuery(query.q);
      if ([...text].length < minLength) return [];
      const titles = await search.findPosts(text, limits.postSuggestions.maxItems);
      return titles.map(({ id, title }) => ({ _id: id, postTitle: title }));
    },
  };
}

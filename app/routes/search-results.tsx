import { useSearchParams } from 'react-router-dom';

import { SearchResults } from '../screens/SearchResults';

/** `/posts/search?q={text}`, and `/posts` for all posts. */
export function Component() {
  const [params] = useSearchParams();
  return <SearchResults text={params.get('q')?.trim() ?? ''} />;
}

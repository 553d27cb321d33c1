import { useSearchParams } from 'react-router-dom';

import { SearchResults } from '../screens/SearchResults';

export function Component() {
  const [params] = useSearchParams();
  return <SearchResults text={params.get('q')?.trim() ?? ''} />;
}

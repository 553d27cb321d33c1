import { limits } from '@alphazone/client/limits';
import { useSearchParams } from 'react-router-dom';

import { SearchResults } from '../screens/SearchResults';

export function Component() {
  const [params] = useSearchParams();
  // An address can hold more than the field, and the server refuses longer texts.
  const text = [...(params.get('q')?.trim() ?? '')].slice(0, limits.postTitle.maxLength).join('');
  return <SearchResults text={text} />;
}

import { useSearchParams } from 'react-router-dom';

import { Tags } from '../screens/Tags';

/** `/Tags`, and `/Tags?tag={tag}` for the posts with a tag. */
export function Component() {
  const [params] = useSearchParams();
  const tag = params.get('tag')?.trim();
  return <Tags tag={tag === '' ? undefined : tag} />;
}

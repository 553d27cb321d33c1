import { useSearchParams } from 'react-router-dom';

import { Tags } from '../screens/Tags';

export function Component() {
  const [params] = useSearchParams();
  const tag = params.get('tag')?.trim();
  return <Tags tag={tag === '' ? undefined : tag} />;
}

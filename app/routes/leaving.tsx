import { useSearchParams } from 'react-router-dom';

import { webUrl } from '../filters/deniedDomains';
import { Leaving } from '../screens/Leaving';
import { NotFound } from '../screens/NotFound';

export function Component() {
  const [params] = useSearchParams();
  const url = webUrl(params.get('to') ?? '');
  return url ? <Leaving url={url} /> : <NotFound />;
}

import { useSearchParams } from 'react-router-dom';

import { Queue } from '../screens/Queue';
import { queueTab } from '../screens/Queue/queueTab';

/** `/moderation`, with `?list=mine|done|appeals`. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <Queue
      tab={queueTab(params.get('list'))}
      onTabChange={(tab) => setParams(tab === 'open' ? {} : { list: tab }, { replace: true })}
    />
  );
}

import { useParams } from 'react-router-dom';

import { zoneSorts } from '../feed/sorts';
import { usePorts } from '../ports';
import { CategoryFeed } from '../screens/CategoryFeed';
import { NotFound } from '../screens/NotFound';
import { findZone } from '../site/zones';
import { useSortParam } from './useSortParam';

export function Component() {
  const { site } = usePorts();
  const [sort, setSort] = useSortParam(zoneSorts);
  const zone = findZone(site, useParams()['zone']);
  return zone ? (
    <CategoryFeed key={zone.name} category={zone.name} sort={sort} onSortChange={setSort} />
  ) : (
    <NotFound />
  );
}

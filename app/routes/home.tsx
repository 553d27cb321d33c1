import { zoneSorts } from '../feed/sorts';
import { usePorts } from '../ports';
import { CategoryFeed } from '../screens/CategoryFeed';
import { Home } from '../screens/Home';
import { findZone } from '../site/zones';
import { useSortParam } from './useSortParam';

export function Component() {
  const { site } = usePorts();
  const [sort, setSort] = useSortParam(zoneSorts);
  const zone = findZone(site, site.home);
  return zone ? <CategoryFeed category={zone.name} sort={sort} onSortChange={setSort} /> : <Home />;
}

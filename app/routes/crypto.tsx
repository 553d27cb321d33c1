import { generalSorts } from '../feed/sorts';
import { Crypto } from '../screens/Crypto';
import { useSortParam } from './useSortParam';

export function Component() {
  const [sort, setSort] = useSortParam(generalSorts);
  return <Crypto sort={sort} onSortChange={setSort} />;
}

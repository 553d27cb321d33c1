import { PriceTicker } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/ApiContext';
import { topCoinsQuery } from '../api/prices/topCoinsQuery';

/** The price ticker in the sidebar. Spec section 4, Ticker. */
export function Prices() {
  const { data } = useQuery(topCoinsQuery(useApi()));
  return <PriceTicker coins={data} />;
}

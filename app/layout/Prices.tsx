import { PriceTicker } from '@alphazone/ui/crypto';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/ApiContext';
import { topCoinsQuery } from '../api/prices/topCoinsQuery';

export function Prices() {
  const { data } = useQuery(topCoinsQuery(useApi()));
  return <PriceTicker coins={data} />;
}

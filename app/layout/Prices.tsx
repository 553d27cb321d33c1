import { PriceTicker } from '@alphazone/ui/crypto';
import { useQuery } from '@tanstack/react-query';

import { useForum } from '@alphazone/react';
import { topCoinsQuery } from './topCoinsQuery';

export function Prices() {
  const { data } = useQuery(topCoinsQuery(useForum()));
  return <PriceTicker coins={data} />;
}

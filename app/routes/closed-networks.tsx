import { useSearchParams } from 'react-router-dom';

import { ClosedNetworks } from '../screens/Moderation/ClosedNetworks';

export function Component() {
  const [params] = useSearchParams();
  const address = params.get('address') ?? '';
  return <ClosedNetworks key={address} initialAddress={address} />;
}

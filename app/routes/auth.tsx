import { useSearchParams } from 'react-router-dom';

import { Auth } from '../screens/Auth';

export function Component() {
  const referralCode = useSearchParams()[0].get('ref') ?? undefined;
  return <Auth key={referralCode} referralCode={referralCode} />;
}

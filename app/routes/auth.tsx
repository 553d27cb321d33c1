import { useSearchParams } from 'react-router-dom';

import { Auth } from '../screens/Auth';

/** `/Auth`, with `?ref={code}` in sign-up mode. */
export function Component() {
  const referralCode = useSearchParams()[0].get('ref') ?? undefined;
  // A key: another code starts another form.
  return <Auth key={referralCode} referralCode={referralCode} />;
}

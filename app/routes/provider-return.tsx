import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { paths } from '../paths';
import { ProviderReturn } from '../screens/Auth/ProviderReturn';

/** OpenID Connect providers return to this address. */
export function Component() {
  const { providerId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(search.slice(1));
  // The code stays in no history.
  useEffect(() => {
    if (search !== '') void navigate(paths.providerReturn(providerId), { replace: true });
  }, [search, providerId, navigate]);
  return <ProviderReturn key={providerId} providerId={providerId} query={query} />;
}

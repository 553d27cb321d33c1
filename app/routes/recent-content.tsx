import { useMyRoles, useMyRolesState } from '@alphazone/react';
import { PageHeading } from '@alphazone/ui';
import { useParams } from 'react-router-dom';

import { useTitle } from '../hooks/useTitle';
import { NotLoaded } from '../NotLoaded';
import { NotFound } from '../screens/NotFound';
import { RecentContent } from '../screens/RecentContent';
import { recentContentTexts as texts } from '../screens/RecentContent/recentContentTexts';

export function Component() {
  const { id = '' } = useParams();
  const { may } = useMyRoles();
  const { isLoading, error, retry } = useMyRolesState();
  if (may('remove all content of a member')) return <RecentContent memberId={id} />;
  return isLoading || error ? <UnknownRoles error={error} retry={retry} /> : <NotFound />;
}

function UnknownRoles(state: { error: Error | null; retry: () => void }) {
  useTitle(texts.list);
  return (
    <>
      <PageHeading>{texts.list}</PageHeading>
      <NotLoaded {...state} texts={texts} />
    </>
  );
}

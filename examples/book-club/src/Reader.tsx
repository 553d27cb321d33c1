import { useProfile } from '@alphazone/react';
import { EmptyState, ErrorState, PageHeading, ProfileHeader } from '@alphazone/ui';

export function Reader({ id }: { id: string }) {
  const { user, error, retry } = useProfile(id);
  if (user) return <ProfileHeader user={user} />;
  if (user === null) return <EmptyState>Nobody of that name reads with us.</EmptyState>;
  return error ? (
    <ErrorState onRetry={retry}>{error.message}</ErrorState>
  ) : (
    <PageHeading>One moment</PageHeading>
  );
}

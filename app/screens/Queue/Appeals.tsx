import { useAppeals } from '@alphazone/react';
import { ButtonLink, Card, EmptyState, RelativeTime, Skeleton, Stack, VisuallyHidden } from '@alphazone/ui';

import { LoadError } from '../../LoadError';
import { LoadMore } from '../../LoadMore';
import { decisionMessages, queueMessages as texts } from '../../moderation/moderationMessages';
import { paths } from '../../paths';

export function Appeals() {
  const { appeals, error, retry, ...list } = useAppeals();
  if (!appeals) {
    if (error) return <LoadError error={error} retry={retry} texts={texts} />;
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton lines={4} height="56px" />
      </>
    );
  }
  if (appeals.length === 0) return <EmptyState>{texts.empty.appeals}</EmptyState>;
  return (
    <Stack>
      {appeals.map((decision) => (
        <Card key={decision._id} as="article">
          <Stack gap="2">
            <strong>{decisionMessages.title(decision.kind, decision.target)}</strong>
            <small>
              {decision.member && texts.by(decision.member.name)}
              {decision.appealedOn !== undefined && (
                <>
                  , <RelativeTime date={decision.appealedOn} />
                </>
              )}
            </small>
            <p dir="auto">{decision.appeal}</p>
            <div>
              <ButtonLink href={paths.decision(decision._id)}>{texts.review}</ButtonLink>
            </div>
          </Stack>
        </Card>
      ))}
      <LoadMore list={list} texts={texts} />
    </Stack>
  );
}

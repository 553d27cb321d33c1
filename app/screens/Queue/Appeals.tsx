import { useAppeals, type Decision } from '@alphazone/react';
import { ButtonLink, Card, EmptyState, RelativeTime, Stack } from '@alphazone/ui';

import { Loaded } from '../../Loaded';
import { LoadMore } from '../../LoadMore';
import { decisionMessages, queueMessages as texts } from '../../moderation/moderationMessages';
import { paths } from '../../paths';

export function Appeals() {
  const { appeals, error, retry, ...list } = useAppeals();
  return (
    <Loaded data={appeals} error={error} retry={retry} texts={texts} skeleton={{ lines: 4, height: '56px' }}>
      {(loaded) =>
        loaded.length === 0 ? (
          <EmptyState>{texts.empty.appeals}</EmptyState>
        ) : (
          <Stack>
            {loaded.map((decision) => (
              <Appeal key={decision._id} decision={decision} />
            ))}
            <LoadMore list={list} texts={texts} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function Appeal({ decision: { _id, kind, target, member, appeal, appealedOn } }: { decision: Decision }) {
  return (
    <Card as="article">
      <Stack gap="2">
        <strong>{decisionMessages.title(kind, target)}</strong>
        <small>
          {member && texts.by(member.name)}
          {appealedOn !== undefined && (
            <>
              , <RelativeTime date={appealedOn} />
            </>
          )}
        </small>
        <p dir="auto">{appeal}</p>
        <div>
          <ButtonLink href={paths.decision(_id)}>{texts.review}</ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

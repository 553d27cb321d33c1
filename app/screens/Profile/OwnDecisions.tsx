import { useOwnDecisions } from '@alphazone/react';
import { Button, Link, RelativeTime, SettingsSection, Stack } from '@alphazone/ui';

import { decisionMessages } from '../../moderation/moderationMessages';
import { messages } from '../../messages';
import { paths } from '../../paths';

const texts = decisionMessages.own;

/** Renders nothing for members without decisions. */
export function OwnDecisions() {
  const { decisions = [], hasMore, isLoadingMore, loadMore } = useOwnDecisions();
  if (decisions.length === 0) return null;
  return (
    <SettingsSection title={texts.title} description={texts.about}>
      <Stack as="ul" gap="2">
        {decisions.map(({ _id, kind, target, decidedOn }) => (
          <li key={_id}>
            <Link href={paths.decision(_id)}>{decisionMessages.title(kind, target)}</Link>{' '}
            <RelativeTime date={decidedOn} />
          </li>
        ))}
      </Stack>
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={loadMore}>
          {messages.moreDecisions}
        </Button>
      )}
    </SettingsSection>
  );
}

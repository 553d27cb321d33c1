import { useOwnDecisions } from '@alphazone/react';
import { ErrorState, Link, RelativeTime, SettingsSection, Stack } from '@alphazone/ui';

import { LoadMore } from '../../LoadMore';
import { decisionMessages } from '../../moderation/moderationMessages';
import { paths } from '../../paths';

const texts = decisionMessages.own;

/** Renders nothing for members without decisions, also while loading: most have none. */
export function OwnDecisions() {
  const { decisions = [], ...list } = useOwnDecisions();
  if (decisions.length === 0 && !list.error) return null;
  return (
    <SettingsSection title={texts.title} description={texts.about}>
      {decisions.length === 0 && list.error && (
        <ErrorState onRetry={list.retry}>{texts.failed(list.error.message)}</ErrorState>
      )}
      <Stack as="ul" gap="2">
        {decisions.map(({ _id, kind, target, decidedOn }) => (
          <li key={_id}>
            <Link href={paths.decision(_id)}>{decisionMessages.title(kind, target)}</Link>{' '}
            <RelativeTime date={decidedOn} />
          </li>
        ))}
      </Stack>
      <LoadMore list={list} texts={texts} />
    </SettingsSection>
  );
}

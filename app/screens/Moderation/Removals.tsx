import { useRemovals } from '@alphazone/react';
import { EmptyState, PageHeading, Pill, RelativeTime, Stack } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { queueMessages } from '../../moderation/moderationMessages';
import { reasonTitle } from '../../moderation/reasons';
import { Loaded } from '../../Loaded';
import { LoadMore } from '../../LoadMore';
import { removalsTexts as texts } from './removalsTexts';

/** The public list of removals. */
export function Removals() {
  const { removals, ...list } = useRemovals();
  useTitle(texts.title);
  const isUnpublished = list.error?.status === 404;

  return (
    <Stack>
      <PageHeading description={texts.about}>{texts.title}</PageHeading>
      {isUnpublished ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <Loaded data={removals} error={list.error} retry={list.retry} texts={texts}>
          {(loaded) =>
            loaded.length === 0 ? (
              <EmptyState>{texts.empty}</EmptyState>
            ) : (
              <Stack as="ul" aria-label={texts.list} gap="3">
                {loaded.map(({ removedOn, target, zone, reason, state }, index) => (
                  <Stack key={`${removedOn} ${index}`} as="li" gap="1">
                    <Stack direction="row" gap="2">
                      <strong>
                        {queueMessages.target[target]}: {reasonTitle(reason)}
                      </strong>
                      {state === 'restored' && <Pill>{texts.restored}</Pill>}
                    </Stack>
                    <small>
                      {zone !== undefined && `${zone} · `}
                      <RelativeTime date={removedOn} />
                    </small>
                  </Stack>
                ))}
              </Stack>
            )
          }
        </Loaded>
      )}
      <LoadMore list={list} texts={texts} />
    </Stack>
  );
}

import { useForum } from '@alphazone/react';
import { ButtonLink, ErrorState, SettingsSection, Skeleton } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';

import { adminMessages } from '../../adminMessages';
import { patterns } from '../../paths';
import { mailQueueQuery } from './mailQueueQuery';

const texts = adminMessages.mail;

export function MailSection() {
  const { data: queue, error, refetch } = useQuery(mailQueueQuery(useForum().client));
  return (
    <SettingsSection title={texts.title} description={queue && texts[queue.mode]}>
      {queue ? (
        <>
          {queue.mode !== 'off' && <p>{texts.counts(queue.waiting, queue.failed)}</p>}
          <ButtonLink href={patterns.mailQueue}>{texts.open}</ButtonLink>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{adminMessages.failed(error.message)}</ErrorState>
      ) : (
        <Skeleton lines={2} />
      )}
    </SettingsSection>
  );
}

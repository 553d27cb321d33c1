import type { components } from '@alphazone/client';
import { useForum } from '@alphazone/react';
import { Button, Dialog, EmptyState, Pill, RelativeTime, Stack, Tabs, useMessages } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';

import { useTitle } from '../../hooks/useTitle';
import { adminMessages } from '../../adminMessages';
import { Loaded } from '../../Loaded';
import { messages } from '../../messages';
import { AdminOnly } from './Admin';
import { mailQueueQuery } from './mailQueueQuery';

type Mail = components['schemas']['QueuedMail'];

const texts = adminMessages.mail;
const tones = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const;

const StyledFrame = styled.iframe`
  inline-size: 100%;
  block-size: 50vh;
  border: 0;
`;

const StyledText = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export function MailQueue() {
  useTitle(texts.list);
  return (
    <AdminOnly title={texts.list} lead={texts.listLead}>
      <Mails />
    </AdminOnly>
  );
}

function Mails() {
  const { data: queue, error, refetch } = useQuery(mailQueueQuery(useForum().client));
  return (
    <Loaded
      data={queue}
      error={error}
      retry={() => void refetch()}
      texts={{ loading: messages.loading, failed: adminMessages.failed }}
      skeleton={{ lines: 6, height: '40px' }}
    >
      {({ mode, mails }) => (
        <Stack>
          <p>{texts[mode]}</p>
          {mails.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <Stack as="ul" aria-label={texts.list}>
              {mails.map((mail) => (
                <MailItem key={mail.id} mail={mail} isExample={mode !== 'outbox'} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function MailItem({ mail, isExample }: { mail: Mail; isExample: boolean }) {
  const { subject, recipient, state, createdOn, attempts, error } = mail;
  const { show } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="li" direction="row" isSpread gap="2">
      <Stack gap="1">
        <Stack direction="row" gap="2">
          <strong>{subject}</strong>
          <Pill tone={tones[state]}>{texts.states[state]}</Pill>
        </Stack>
        <small>
          {texts.to(recipient)} · <RelativeTime date={createdOn} /> · {texts.attempts(attempts)}
        </small>
        {error !== undefined && <small>{error}</small>}
      </Stack>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button size="small" aria-label={texts.showOne(subject, recipient)}>
            {show}
          </Button>
        </Dialog.Trigger>
        {isOpen && <MailDialog mail={mail} isExample={isExample} />}
      </Dialog.Root>
    </Stack>
  );
}

function MailDialog({ mail, isExample }: { mail: Mail; isExample: boolean }) {
  return (
    <Dialog.Content title={mail.subject} description={isExample ? texts.example : undefined}>
      <Tabs.Root defaultValue="html">
        <Tabs.List aria-label={texts.formats}>
          <Tabs.Trigger value="html">{texts.html}</Tabs.Trigger>
          <Tabs.Trigger value="text">{texts.text}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="html">
          {/* No scripts, forms or navigation. Links open in a new tab. */}
          <StyledFrame
            title={mail.subject}
            sandbox="allow-popups"
            srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
          />
        </Tabs.Content>
        <Tabs.Content value="text">
          <StyledText>{mail.text}</StyledText>
        </Tabs.Content>
      </Tabs.Root>
    </Dialog.Content>
  );
}

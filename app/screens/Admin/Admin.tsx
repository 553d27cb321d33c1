import { useSession } from '@alphazone/react';
import { ButtonLink, EmptyState, PageHeading, Stack, useMessages } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { adminMessages } from '../../adminMessages';
import { paths } from '../../paths';
import { MailSection } from './MailSection';

const texts = adminMessages;

/** Sections for the server's operators. Each queries the server, which refuses other members. */
const sections = [{ name: 'mail', Section: MailSection }];

export function Admin() {
  useTitle(texts.title);
  return (
    <AdminOnly title={texts.title} lead={texts.lead}>
      <Stack gap="6">
        {sections.map(({ name, Section }) => (
          <Section key={name} />
        ))}
      </Stack>
    </AdminOnly>
  );
}

interface AdminOnlyProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function AdminOnly({ title, lead, children }: AdminOnlyProps) {
  const { user } = useSession();
  const { logIn } = useMessages().auth;
  return (
    <Stack>
      <PageHeading description={lead}>{title}</PageHeading>
      {user ? (
        children
      ) : (
        <EmptyState action={<ButtonLink href={paths.auth()}>{logIn.title}</ButtonLink>}>
          {texts.logIn}
        </EmptyState>
      )}
    </Stack>
  );
}

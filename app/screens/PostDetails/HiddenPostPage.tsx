import type { HiddenPost } from '@alphazone/react';
import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';
import { ShieldX } from 'lucide-react';

import { messages } from '../../messages';
import { contentTexts as texts } from '../../moderation/contentTexts';
import { reasonTitle } from '../../moderation/reasons';
import { patterns } from '../../paths';
import { ReadableHiddenPost } from './ReadableHiddenPost';

/** A placeholder for others, and the post for its author and moderators. */
export function HiddenPostPage({ hidden }: { hidden: HiddenPost }) {
  const { post, reason } = hidden;
  if (post) return <ReadableHiddenPost hidden={hidden} post={post} />;
  return (
    <>
      <PageHeading>{texts.removedTitle}</PageHeading>
      <EmptyState icon={<ShieldX />} action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
        {texts.tombstone(reasonTitle(reason) ?? texts.noReason)}
      </EmptyState>
    </>
  );
}

import type { HiddenPost } from '@alphazone/react';
import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';
import { Trash2 } from 'lucide-react';

import { messages } from '../../messages';
import { contentTexts as texts } from '../../moderation/contentTexts';
import { reasonTitle } from '../../moderation/reasons';
import { patterns } from '../../paths';
import type { PostPageProps } from './PostPage';
import { ReadableHiddenPost } from './ReadableHiddenPost';

export interface HiddenPostPageProps extends Pick<PostPageProps, 'onDelete'> {
  hidden: HiddenPost;
}

/** A placeholder for others, and the post for its author and moderators. */
export function HiddenPostPage({ hidden, onDelete }: HiddenPostPageProps) {
  const { post, reason } = hidden;
  if (post) return <ReadableHiddenPost hidden={hidden} post={post} onDelete={onDelete} />;
  return (
    <>
      <PageHeading>{texts.removedTitle}</PageHeading>
      <EmptyState icon={<Trash2 />} action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
        {texts.tombstone(reasonTitle(reason) ?? texts.noReason)}
      </EmptyState>
    </>
  );
}

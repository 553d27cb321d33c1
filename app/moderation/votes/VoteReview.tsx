import { useVoteRecord, type PostView } from '@alphazone/react';
import { Button, Stack } from '@alphazone/ui';
import { useState } from 'react';

import { lazyPart } from '../../lazyPart';
import { voteReviewTexts as texts } from './voteReviewTexts';

const VoteDialog = lazyPart(async () => (await import('./VoteDialog')).VoteDialog);

/** Shows moderators which of the post's votes count. Renders nothing while loading. */
export function VoteReview({ post }: { post: PostView }) {
  const { record, hasFailed, retry, isReleasing, release } = useVoteRecord(post._id);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (hasFailed)
    return (
      <Stack role="group" aria-label={texts.group} direction="row" gap="3">
        <small>{texts.failed}</small>
        <Button size="small" variant="ghost" onClick={retry}>
          {texts.retry}
        </Button>
      </Stack>
    );
  if (!record) return null;
  const { counted, heldBack, groups } = record;
  const held = heldBack.upVotes + heldBack.downVotes;
  const parts = [
    texts.counted(counted.upVotes + counted.downVotes),
    texts.heldBack(held),
    ...(groups.length > 0 ? [texts.signs(groups.length)] : []),
  ];
  return (
    <Stack role="group" aria-label={texts.group} direction="row" gap="3">
      <small>{parts.join(' · ')}</small>
      {(held > 0 || groups.length > 0) && (
        <Button size="small" variant="ghost" onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && (
        <VoteDialog
          record={record}
          isReleasing={isReleasing}
          onRelease={(userIds) => void release(userIds)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

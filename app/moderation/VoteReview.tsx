import { useVoteRecord, type PostView } from '@alphazone/react';
import { Button, Stack } from '@alphazone/ui';
import { lazy, Suspense, useState } from 'react';

import { contentTexts } from './contentTexts';

const texts = contentTexts.votes;
const VoteDialog = lazy(async () => ({ default: (await import('./VoteDialog')).VoteDialog }));

/** A line for moderators: which votes of the post are counted. Renders nothing until it is loaded. */
export function VoteReview({ post }: { post: PostView }) {
  const { record, hasFailed, retry, isReleasing, release } = useVoteRecord(post._id);
  const [isOpen, setIsOpen] = useState(false);
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
        <Suspense fallback={null}>
          <VoteDialog
            record={record}
            isReleasing={isReleasing}
            onRelease={(userIds) => void release(userIds)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

import type { VoteRecord } from '@alphazone/react';
import { Button, Dialog, Link, Stack } from '@alphazone/ui';
import { Fragment } from 'react';

import { paths } from '../../paths';
import { voteReviewTexts as texts } from './voteReviewTexts';

export interface VoteDialogProps {
  record: VoteRecord;
  isReleasing: boolean;
  onRelease: (userIds: readonly string[]) => void;
  onClose: () => void;
}

export function VoteDialog({ record, isReleasing, onRelease, onClose }: VoteDialogProps) {
  const { heldBack, heldVotes, groups } = record;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        title={texts.title}
        description={texts.about}
        footer={
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            {heldVotes.length > 1 && (
              <Button
                variant="solid"
                isBusy={isReleasing}
                onClick={() => onRelease(heldVotes.map(({ user }) => user._id))}
              >
                {texts.release(heldVotes.length)}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="6">
          {heldVotes.length > 0 && (
            <Stack as="section" aria-label={texts.held} gap="3">
              <strong>
                {texts.held}: {texts.heldCount(heldBack.upVotes, heldBack.downVotes)}
              </strong>
              <Stack as="ul" gap="2">
                {heldVotes.map(({ user, vote }) => (
                  <Stack key={user._id} as="li" direction="row" isSpread gap="2">
                    <span>
                      <Voter user={user} /> · {texts.vote[vote]}
                    </span>
                    <Button
                      size="small"
                      isBusy={isReleasing}
                      aria-label={texts.releaseOf(user.name)}
                      onClick={() => onRelease([user._id])}
                    >
                      {texts.count}
                    </Button>
                  </Stack>
                ))}
              </Stack>
            </Stack>
          )}
          <Stack as="section" aria-label={texts.signsTitle} gap="3">
            <strong>{texts.signsTitle}</strong>
            {groups.length === 0 ? <span>{texts.noSigns}</span> : null}
            <Stack as="ul" gap="3">
              {groups.map(({ sign, votes, voters }, index) => (
                <Stack key={index} as="li" gap="1">
                  <span>
                    {texts.sign[sign]}: {texts.voteCount(votes)}
                  </span>
                  <small>
                    {voters.map((user, place) => (
                      <Fragment key={user._id}>
                        {place > 0 && ', '}
                        <Voter user={user} />
                      </Fragment>
                    ))}
                    {votes > voters.length && ` ${texts.others(votes - voters.length)}`}
                  </small>
                </Stack>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Voter = ({ user }: { user: VoteRecord['heldVotes'][number]['user'] }) => (
  <Link href={paths.user(user._id)}>{user.name}</Link>
);

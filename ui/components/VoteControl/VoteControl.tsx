import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react';

import type { VoteStanding, VoteValue } from '../../forum/entities';
import { formatCount } from '../../forum/formatCount';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  StyledBoost,
  StyledForm,
  StyledNote,
  StyledScore,
  StyledVoteControl,
  type VoteControlSize,
} from './VoteControl.styles';

export interface VoteControlProps extends VoteStanding, Omit<ComponentProps<'div'>, 'children'> {
  /** `card` is a column; `post` is a row that spells out the boost. @default 'card' */
  size?: VoteControlSize;
  /** Called when Upvote or Downvote is pressed. The caller handles withdrawing a vote. */
  onVote?: (value: VoteValue) => void;
  /** Where the buttons post `value` before scripts run. @default they wait for scripts */
  action?: string | undefined;
}

/** Long enough for the rollback of a refused vote. */
const announcedMs = 10_000;

const signOf = (score: number) => (score > 0 ? 'up' : score < 0 ? 'down' : 'none');

/** Up-vote, net score and down-vote. The score is blue above zero, red below. Renders a group. */
export function VoteControl({
  score,
  boost = 0,
  myVote = null,
  isHeldBack = false,
  size = 'card',
  onVote,
  action,
  ...props
}: VoteControlProps) {
  const messages = useMessages();
  // Screen readers announce only the user's own votes: others' arrive constantly.
  const [pressCount, setPressCount] = useState(0);
  useEffect(() => {
    if (pressCount === 0) return;
    const timer = setTimeout(() => setPressCount(0), announcedMs);
    return () => clearTimeout(timer);
  }, [pressCount]);
  const buttonProps = (value: VoteValue) => ({
    size: size === 'card' ? ('small' as const) : ('medium' as const),
    'aria-pressed': myVote === value,
    ...(action !== undefined && { type: 'submit' as const, name: 'value', value }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setPressCount(pressCount + 1);
      onVote?.(value);
    },
  });
  const boostNote = boost > 0 ? messages.vote.boost(boost) : undefined;
  const heldNote = isHeldBack ? messages.vote.heldBack : undefined;
  const cardNotes = size === 'card' ? [boostNote, heldNote].filter(Boolean).join('. ') : '';
  // Announced with the score: a live region of their own would have to exist before its text.
  const heardNotes = size === 'card' ? cardNotes : heldNote;

  const content = (
    <>
      <IconButton label={messages.vote.up} tone="up" {...buttonProps('upVote')}>
        <ArrowBigUp aria-hidden fill={myVote === 'upVote' ? 'currentColor' : 'none'} />
      </IconButton>
      <Tooltip content={cardNotes || undefined} isText repeatsName>
        <StyledScore
          $size={size}
          $sign={signOf(score)}
          $isLong={formatCount(score).length > 4}
          aria-live={pressCount > 0 ? 'polite' : 'off'}
          aria-atomic
        >
          <bdi aria-hidden>{formatCount(score)}</bdi>
          <VisuallyHidden>
            {messages.vote.score(score)}
            {heardNotes ? `, ${heardNotes}` : null}
          </VisuallyHidden>
        </StyledScore>
      </Tooltip>
      <IconButton label={messages.vote.down} tone="down" {...buttonProps('downVote')}>
        <ArrowBigDown aria-hidden fill={myVote === 'downVote' ? 'currentColor' : 'none'} />
      </IconButton>
      {size === 'post' && boostNote && <StyledBoost>{boostNote}</StyledBoost>}
      {size === 'post' && heldNote && <StyledNote aria-hidden>{heldNote}</StyledNote>}
    </>
  );

  return (
    <StyledVoteControl role="group" aria-label={messages.vote.group} $size={size} {...props}>
      {action === undefined ? (
        content
      ) : (
        <StyledForm method="post" action={action}>
          {content}
        </StyledForm>
      )}
    </StyledVoteControl>
  );
}

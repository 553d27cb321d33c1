import { useMessages } from '../../theme/MessagesProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledCount } from './FormField.styles';
import { useDebouncedValue } from './useDebouncedValue';

/** Delays the screen reader's announcement until typing pauses. */
const pauseMs = 1_000;

export interface CharacterCountProps {
  id: string;
  /** Remaining characters; negative over the limit. */
  left: number;
}

export function CharacterCount({ id, left }: CharacterCountProps) {
  const { charactersLeft, charactersTooMany } = useMessages().field;
  const message = left < 0 ? charactersTooMany(-left) : charactersLeft(left);
  return (
    <>
      <StyledCount id={id} aria-hidden $isOver={left < 0}>
        {message}
      </StyledCount>
      <VisuallyHidden role="status">{useDebouncedValue(message, pauseMs)}</VisuallyHidden>
    </>
  );
}

import { useMessages } from '../../theme/MessagesProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledCount } from './FormField.styles';
import { useSettled } from './useSettled';

/** Screen readers hear the count once typing pauses for this long. */
const PAUSE_MS = 1_000;

export interface CharacterCountProps {
  /** For the control's `aria-describedby`. */
  id: string;
  /** Characters that still fit; negative when there are too many. */
  left: number;
}

/** How many characters still fit into a text, or are too many. */
export function CharacterCount({ id, left }: CharacterCountProps) {
  const { charactersLeft, charactersTooMany } = useMessages().field;
  const message = left < 0 ? charactersTooMany(-left) : charactersLeft(left);
  return (
    <>
      <StyledCount id={id} aria-hidden $isOver={left < 0}>
        {message}
      </StyledCount>
      <VisuallyHidden role="status">{useSettled(message, PAUSE_MS)}</VisuallyHidden>
    </>
  );
}

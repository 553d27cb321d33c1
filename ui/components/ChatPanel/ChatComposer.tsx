import { SendHorizontal } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { CharacterCount, charactersLeft } from '../FormField';
import { IconButton } from '../IconButton';
import { StyledComposer, StyledInput } from './ChatPanel.styles';

export interface ChatComposerProps {
  isGuest: boolean;
  isSending: boolean;
  maxLength: number | undefined;
  draft: string | undefined;
  onDraftChange: ((draft: string) => void) | undefined;
  onSend: (text: string) => void;
  onGuest: (() => void) | undefined;
}

export function ChatComposer({
  isGuest,
  isSending,
  maxLength,
  draft,
  onDraftChange,
  onSend,
  onGuest,
}: ChatComposerProps) {
  const texts = useMessages();
  const [ownDraft, setOwnDraft] = useState('');
  const text = draft ?? ownDraft;
  const countId = useId();
  const left = charactersLeft(text.trim(), maxLength);
  const isTooLong = left !== undefined && left < 0;

  const change = (next: string) => {
    setOwnDraft(next);
    onDraftChange?.(next);
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isGuest) {
      onGuest?.();
      return;
    }
    const trimmed = text.trim();
    if (trimmed === '' || isSending || isTooLong) {
      return;
    }
    onSend(trimmed);
    // A controlled draft is cleared by its owner, because it must survive a failed request.
    setOwnDraft('');
  };

  return (
    <StyledComposer aria-busy={isSending || undefined} onSubmit={send}>
      <StyledInput
        aria-label={texts.chat.message}
        placeholder={isGuest ? texts.chat.guestPlaceholder : texts.chat.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={left === undefined ? undefined : countId}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={(event) => {
          change(event.target.value);
        }}
        onClick={isGuest ? onGuest : undefined}
      />
      <IconButton
        type="submit"
        label={texts.chat.send}
        tone="accent"
        // `disabled` would drop the focus.
        aria-disabled={isSending || (!isGuest && text.trim() === '') || undefined}
      >
        <SendHorizontal aria-hidden />
      </IconButton>
      {left !== undefined && <CharacterCount id={countId} left={left} />}
    </StyledComposer>
  );
}

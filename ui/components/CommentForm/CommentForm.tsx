import { SendHorizontal } from 'lucide-react';
import { useState, type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { MentionTextArea, type MentionSearch } from '../MentionTextArea';
import { StyledCommentForm, StyledSend } from './CommentForm.styles';

export interface CommentFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The current user; absent for a guest. */
  author?: { name: string; profilePicture?: string | undefined } | undefined;
  /** The text, with mentions as markup. Omit it for an uncontrolled form, which clears on success. */
  value?: string;
  /** Called with the new text. Required with `value`. */
  onValueChange?: (markup: string) => void;
  /** Sends the trimmed text, which may be empty. Resolves to whether it was accepted. */
  onSubmit: (markup: string) => Promise<boolean>;
  /** Whether sending is pending. @default false */
  isBusy?: boolean;
  /** Whether comments are locked: the text can be read and copied, but not changed or sent. @default false */
  isLocked?: boolean | undefined;
  /** Why the text was refused. Absent: it is valid. */
  error?: ReactNode;
  /** Name of the field, for a form that is posted before scripts run. */
  fieldName?: string | undefined;
  /** Maximum length of a comment. A counter appears near the limit. */
  maxLength?: number;
  /** Hint in the empty field. Its name for assistive technology stays. @default 'Write a comment' */
  placeholder?: string;
  /** Finds people to mention. */
  search: MentionSearch;
}

/** A comment field that grows with its text. Ctrl+Enter (Cmd+Enter) submits. Renders a `<form>`. */
export function CommentForm({
  author,
  value,
  onValueChange,
  onSubmit,
  isBusy = false,
  isLocked = false,
  error,
  fieldName,
  maxLength,
  placeholder,
  search,
  ...props
}: CommentFormProps) {
  const messages = useMessages();
  const [ownValue, setOwnValue] = useState('');
  const [isAwaiting, setIsAwaiting] = useState(false);
  const isSending = isBusy || isAwaiting;
  const markup = value ?? ownValue;
  // Blank text can be submitted, so that the caller can show an error.
  const isBlank = markup.trim() === '';

  const change = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };

  const send = async () => {
    if (isSending || isLocked) return;
    setIsAwaiting(true);
    try {
      // The caller clears a controlled form.
      if (await onSubmit(markup.trim())) setOwnValue('');
    } finally {
      setIsAwaiting(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <StyledCommentForm aria-label={messages.comment.label} {...props} onSubmit={submit}>
      {author && <Avatar name={author.name} src={author.profilePicture} size={32} />}
      <MentionTextArea
        label={messages.comment.label}
        isLabelHidden
        placeholder={placeholder ?? messages.comment.placeholder}
        minRows={1}
        maxRows={10}
        maxLength={maxLength}
        error={error}
        // Focuses a refused text when the page loads, even without scripts.
        autoFocus={error !== undefined}
        name={fieldName}
        readOnly={isSending || isLocked}
        value={markup}
        onValueChange={change}
        search={search}
        onKeyDown={sendByKey}
      />
      <StyledSend>
        <Button
          type="submit"
          variant={isBlank ? 'outline' : 'solid'}
          isBusy={isSending}
          aria-disabled={isLocked}
        >
          <SendHorizontal aria-hidden />
          {messages.comment.send}
        </Button>
      </StyledSend>
    </StyledCommentForm>
  );
}

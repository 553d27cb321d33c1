import { SendHorizontal } from 'lucide-react';
import { useState, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { MentionTextArea, type MentionSearch } from '../MentionTextArea';
import { StyledCommentForm, StyledSend } from './CommentForm.styles';

export interface CommentFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Who writes; absent for a visitor. */
  author?: { name: string; picture?: string | undefined } | undefined;
  /** The text, mentions as markup, kept and cleared by the caller; absent, the form does both. */
  value?: string;
  /** Somebody types; with `value`. */
  onValueChange?: (markup: string) => void;
  /** Sends the trimmed text; what to say about an empty one is the caller's. Resolve with whether it was taken. */
  onSubmit: (markup: string) => Promise<boolean>;
  /** A comment is being sent, perhaps since before the form was there. @default false */
  isBusy?: boolean;
  /** Finds people to mention. */
  search: MentionSearch;
}

/** One line that grows, to write a comment. Ctrl+Enter (Cmd+Enter) sends. Renders a `<form>`. */
export function CommentForm({
  author,
  value,
  onValueChange,
  onSubmit,
  isBusy = false,
  search,
  ...props
}: CommentFormProps) {
  const messages = useMessages();
  const [ownValue, setOwnValue] = useState('');
  const [isAwaiting, setIsAwaiting] = useState(false);
  const isSending = isBusy || isAwaiting;
  const markup = value ?? ownValue;
  // The accent waits for something to send; blank text can be sent all the same, to be told why not.
  const isBlank = markup.trim() === '';

  const change = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };

  const send = async () => {
    if (isSending) return;
    setIsAwaiting(true);
    try {
      // Whoever keeps the text has cleared it, and knows of what has been typed since.
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
    <StyledCommentForm aria-label={messages.comment.placeholder} {...props} onSubmit={submit}>
      {author ? <Avatar name={author.name} src={author.picture} size={32} /> : null}
      <MentionTextArea
        label={messages.comment.placeholder}
        isLabelHidden
        placeholder={messages.comment.placeholder}
        minRows={1}
        maxRows={10}
        readOnly={isSending}
        value={markup}
        onValueChange={change}
        search={search}
        onKeyDown={sendByKey}
      />
      <StyledSend>
        <Button type="submit" variant={isBlank ? 'outline' : 'solid'} isBusy={isSending}>
          <SendHorizontal aria-hidden />
          {messages.comment.send}
        </Button>
      </StyledSend>
    </StyledCommentForm>
  );
}

import { SendHorizontal } from 'lucide-react';
import { useState, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react';

import { messages } from '../../messages';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { MentionTextArea, type MentionSearch } from '../MentionTextArea';
import { StyledCommentForm, StyledSend } from './CommentForm.styles';

export interface CommentFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Who writes; absent for a visitor. */
  author?: { name: string; picture?: string | undefined } | undefined;
  /** The text, mentions as markup; absent, the form keeps it by itself. */
  value?: string;
  onValueChange?: (markup: string) => void;
  /** Sends the trimmed text; what to say about an empty one is the caller's. Resolve with whether it was taken: only then the text is cleared. */
  onSubmit: (markup: string) => Promise<boolean>;
  /** Finds people to mention. */
  search: MentionSearch;
}

/** One line that grows, to write a comment. Ctrl+Enter (Cmd+Enter) sends. Renders a `<form>`. */
export function CommentForm({ author, value, onValueChange, onSubmit, search, ...props }: CommentFormProps) {
  const [ownValue, setOwnValue] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const markup = value ?? ownValue;
  // The accent waits for something to send; blank text can be sent all the same, to be told why not.
  const isBlank = markup.trim() === '';

  const change = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };

  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      if (await onSubmit(markup.trim())) change('');
    } finally {
      setIsBusy(false);
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
        readOnly={isBusy}
        value={markup}
        onValueChange={change}
        search={search}
        onKeyDown={sendByKey}
      />
      <StyledSend>
        <Button type="submit" variant={isBlank ? 'outline' : 'solid'} isBusy={isBusy}>
          <SendHorizontal aria-hidden />
          {messages.comment.send}
        </Button>
      </StyledSend>
    </StyledCommentForm>
  );
}

import type { ComponentProps, ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Folded } from '../Folded';
import { Link } from '../Link';
import { MentionText } from '../MentionText';
import { RelativeTime, type RelativeTimeProps } from '../RelativeTime';
import {
  StyledBody,
  StyledByline,
  StyledComment,
  StyledContent,
  StyledDelete,
  StyledMenu,
  StyledMeta,
} from './CommentList.styles';

export interface CommentItemProps extends Omit<ComponentProps<'li'>, 'children' | 'placeholder'> {
  /** Who wrote it. */
  author: { name: string; picture?: string | undefined; href: string };
  /** When it was written: ISO 8601, or ms since 1970. */
  date: RelativeTimeProps['date'];
  /** The text. Mentions are `@[display](id)`. */
  text: string;
  /** Replaces the text, such as that of a removed comment. */
  placeholder?: ReactNode;
  /** Why the comment is folded away. Absent: it is shown. */
  foldReason?: string | undefined;
  /** More actions, such as a `MoreMenu`. */
  menu?: ReactNode;
  /** Called when Delete is pressed. Absent: no Delete button. */
  onDelete?: (() => void) | undefined;
  /** Whether deletion is pending. The comment is faded, and Delete ignores presses. @default false */
  isDeleting?: boolean;
  /** Delay of the fade-in. @default 0 */
  delaySeconds?: number;
}

/** A comment in a `CommentList`. Renders an `<li>`. */
export function CommentItem({
  author,
  date,
  text,
  placeholder,
  foldReason,
  menu,
  onDelete,
  isDeleting = false,
  delaySeconds = 0,
  ...props
}: CommentItemProps) {
  const messages = useMessages();
  const hasPlaceholder = Boolean(placeholder);
  return (
    <StyledComment $delay={delaySeconds} aria-busy={isDeleting || undefined} {...props}>
      <Folded reason={foldReason} tabIndex={-1}>
        <StyledContent $isDeleting={isDeleting}>
          <Avatar name={author.name} src={author.picture} size={32} />
          <div>
            <StyledMeta>
              <StyledByline>
                <Link tone="text" href={author.href} dir="auto">
                  {author.name}
                </Link>
                <RelativeTime date={date} />
              </StyledByline>
              {onDelete && (
                <StyledDelete
                  type="button"
                  aria-disabled={isDeleting || undefined}
                  onClick={isDeleting ? undefined : onDelete}
                >
                  {messages.comment.delete}
                </StyledDelete>
              )}
              {menu && <StyledMenu>{menu}</StyledMenu>}
            </StyledMeta>
            <StyledBody $isPlaceholder={hasPlaceholder}>
              {hasPlaceholder ? placeholder : <MentionText text={text} />}
            </StyledBody>
          </div>
        </StyledContent>
      </Folded>
    </StyledComment>
  );
}

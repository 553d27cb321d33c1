import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { useKeptHeight } from './useKeptHeight';

const StyledFolded = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
  overflow-wrap: anywhere;

  /* In a feed, among cards. */
  &[role='article'] {
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const StyledShown = styled.div`
  display: contents;
`;

export interface FoldedProps extends ComponentProps<'div'> {
  /** Why the content is folded away. Undefined shows it. */
  reason: ReactNode;
  /** Label of the button. @default 'Show' */
  actionLabel?: string;
  /** Called instead of showing the content, for example to undo. */
  onAction?: () => void;
  /** The content. It is rendered only while it is shown. */
  children?: ReactNode;
}

/**
 * Content that the user does not want to see: one line, and a button that shows it. The line keeps the height of content
 * that was visible before, so that nothing shifts. Renders a `<div>`.
 */
export function Folded({ reason, actionLabel, onAction, style, children, ...props }: FoldedProps) {
  const messages = useMessages();
  const [isShown, setIsShown] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isFolded = reason !== undefined && !isShown;

  // The focused button was removed.
  useEffect(() => {
    const first = content.current?.firstElementChild;
    if (!isShown || !(first instanceof HTMLElement)) return;
    if (!first.hasAttribute('tabindex')) first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [isShown]);

  const minBlockSize = useKeptHeight(content, isFolded);
  if (!isFolded) return <StyledShown ref={content}>{children}</StyledShown>;
  return (
    <StyledFolded {...props} style={{ minBlockSize, ...style }}>
      <span>{reason}</span>
      <Button variant="ghost" size="small" onClick={onAction ?? (() => setIsShown(true))}>
        {actionLabel ?? messages.show}
      </Button>
    </StyledFolded>
  );
}

import { useEffect, useId, useRef, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';

const StyledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
`;

const StyledHeading = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[18]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  font-variant-numeric: tabular-nums;
`;

export interface CommentSectionProps extends ComponentProps<'section'> {
  /** Number of comments. */
  count: number;
  /** The form and the list. */
  children: ReactNode;
}

/** A titled section for comments, with their count. Renders a `<section>`. */
export function CommentSection({ count, children, onFocus, ...props }: CommentSectionProps) {
  const messages = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    // Deleting a comment unmounts its focused button, so focus the heading.
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) heading.current?.focus({ preventScroll: true });
  });

  const keepPlace = (event: FocusEvent<HTMLElement>) => {
    focused.current = event.target;
    onFocus?.(event);
  };

  return (
    <StyledSection aria-labelledby={headingId} {...props} onFocus={keepPlace}>
      <StyledHeading ref={heading} id={headingId} tabIndex={-1}>
        <bdi>{messages.comment.count(count)}</bdi>
      </StyledHeading>
      {children}
    </StyledSection>
  );
}

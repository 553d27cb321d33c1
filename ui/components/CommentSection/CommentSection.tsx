import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { keepFocus } from '../../hooks/keepFocus';
import { useMergedRef } from '../../hooks/useMergedRef';
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
export function CommentSection({ count, children, ref, ...props }: CommentSectionProps) {
  const messages = useMessages();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(section, ref);
  useEffect(() => keepFocus(section.current), []);

  return (
    <StyledSection aria-labelledby={headingId} {...props} ref={mergedRef}>
      <StyledHeading id={headingId} tabIndex={-1}>
        <bdi>{messages.comment.count(count)}</bdi>
      </StyledHeading>
      {children}
    </StyledSection>
  );
}

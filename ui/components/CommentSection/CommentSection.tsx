import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { messages } from '../../messages';

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
  /** How many comments the post has. */
  count: number;
  /** The form and the list. */
  children: ReactNode;
}

/** The comments of a post under their count (spec section 2, Post details). Renders a `<section>`. */
export function CommentSection({ count, children, ...props }: CommentSectionProps) {
  const headingId = useId();
  return (
    <StyledSection aria-labelledby={headingId} {...props}>
      <StyledHeading id={headingId}>{messages.comment.count(count)}</StyledHeading>
      {children}
    </StyledSection>
  );
}

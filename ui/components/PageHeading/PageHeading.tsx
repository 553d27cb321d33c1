import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledHeader = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[4]};
  align-items: start;
  padding-block-end: ${({ theme }) => theme.space[4]};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const StyledTitle = styled.h1`
  font-size: ${({ theme }) => theme.fontSize[28]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  @media ${({ theme }) => theme.breakpoint.phone} {
    font-size: ${({ theme }) => theme.fontSize[22]};
  }
`;

const StyledDescription = styled.p`
  margin-block-start: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export interface PageHeadingProps extends ComponentProps<'header'> {
  /** Name of the page; its `<h1>`. */
  children: ReactNode;
  /** One line about it. */
  description?: ReactNode;
  /** What to do here, such as a button. */
  action?: ReactNode;
  /** A line of its own under the name, over the whole width. */
  tools?: ReactNode;
}

/** The name of a page; a feed's is a `FeedHeader`. A program may focus it, as after a navigation. Renders a `<header>`. */
export function PageHeading({ children, description, action, tools, ...props }: PageHeadingProps) {
  return (
    <StyledHeader {...props}>
      <div>
        <StyledTitle tabIndex={-1}>{children}</StyledTitle>
        {description !== undefined && <StyledDescription>{description}</StyledDescription>}
      </div>
      {action}
      {tools}
    </StyledHeader>
  );
}

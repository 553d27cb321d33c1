import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledHeader = styled.header<{ $level: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[4]};
  /* A part's name is smaller than what is beside it. */
  align-items: ${({ $level }) => ($level === 1 ? 'start' : 'baseline')};
  padding-block-end: ${({ theme }) => theme.space[4]};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const StyledTitle = styled.h1<{ $level: 1 | 2 }>`
  font-size: ${({ theme, $level }) => theme.fontSize[$level === 1 ? 28 : 18]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  @media ${({ theme }) => theme.breakpoint.phone} {
    font-size: ${({ theme, $level }) => theme.fontSize[$level === 1 ? 22 : 18]};
  }
`;

const StyledDescription = styled.p`
  margin-block-start: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export interface PageHeadingProps extends ComponentProps<'header'> {
  /** Name of the page; its `<h1>`. */
  children: ReactNode;
  /** 2 for a part of a page that has a name of its own. @default 1 */
  headingLevel?: 1 | 2;
  /** One line about it. */
  description?: ReactNode;
  /** What to do here, such as a button. */
  action?: ReactNode;
  /** A line of its own under the name, over the whole width. */
  tools?: ReactNode;
}

/** The name of a page; a feed's is a `FeedHeader`. A program may focus it, as after a navigation. Renders a `<header>`. */
export function PageHeading({
  children,
  headingLevel = 1,
  description,
  action,
  tools,
  ...props
}: PageHeadingProps) {
  return (
    <StyledHeader $level={headingLevel} {...props}>
      <div>
        <StyledTitle as={`h${headingLevel}`} $level={headingLevel} tabIndex={-1}>
          {children}
        </StyledTitle>
        {description !== undefined && <StyledDescription>{description}</StyledDescription>}
      </div>
      {action}
      {tools}
    </StyledHeader>
  );
}

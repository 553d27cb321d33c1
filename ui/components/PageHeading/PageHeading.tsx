import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledHeader = styled.header<{ $level: 1 | 2 }>`
  display: flex;
  /* Large text moves the action below the title. */
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]};
  align-items: ${({ $level }) => ($level === 1 ? 'start' : 'baseline')};
  padding-block-end: ${({ theme }) => theme.space[4]};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  > :first-child {
    flex: 1 1 min(100%, 9rem);
    min-inline-size: 0;
  }
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
  /** Title of the page. */
  children: ReactNode;
  /** Level of the heading; 2 for a section. @default 1 */
  headingLevel?: 1 | 2;
  /** A one-line description. */
  description?: ReactNode;
  /** Actions, such as a button. */
  action?: ReactNode;
  /** Full-width content under the title. */
  tools?: ReactNode;
}

/** The heading of a page or section; feeds use `FeedHeader`. Focusable by script. Renders a `<header>`. */
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
        {description && <StyledDescription>{description}</StyledDescription>}
      </div>
      {action}
      {tools}
    </StyledHeader>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { PageHeading } from '../PageHeading';

const StyledTools = styled.div<{ $hasSort: boolean }>`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme, $hasSort }) => ($hasSort ? theme.size.control : '0')};
`;

const StyledCount = styled.p`
  min-block-size: 1lh;
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export interface FeedHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Name of the feed; the page's `<h1>`. */
  title: string;
  /** 2 where the page has a name of its own. @default 1 */
  headingLevel?: 1 | 2;
  /** One line about it. */
  description?: ReactNode;
  /** How many posts there are, shown as '{n} Posts'. Absent: not known yet, the line is kept free. */
  count?: number | undefined;
  /** The choice of an order, usually a `SortToggle`. */
  sort?: ReactNode;
  /** The way to a new post, usually a button or a `CategoryMenu`. */
  create?: ReactNode;
}

/** What stands above a feed: title, description, count, order, Create Post. Renders a `<header>`. */
export function FeedHeader({ title, description, count, sort, create, ...props }: FeedHeaderProps) {
  const messages = useMessages();
  const tools = (
    <StyledTools $hasSort={sort !== undefined}>
      <StyledCount>{count !== undefined && <bdi>{messages.feed.count(count)}</bdi>}</StyledCount>
      {sort}
    </StyledTools>
  );
  return (
    <PageHeading
      description={description}
      action={create !== undefined && <div>{create}</div>}
      tools={tools}
      {...props}
    >
      {title}
    </PageHeading>
  );
}

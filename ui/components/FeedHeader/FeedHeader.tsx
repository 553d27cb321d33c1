import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { PageHeading } from '../PageHeading';

const StyledTools = styled.div<{ $hasSort: boolean }>`
  display: flex;
  inline-size: 100%;
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
  /** Title of the feed. */
  title: string;
  /** Level of the heading; 2 when the page has another title. @default 1 */
  headingLevel?: 1 | 2;
  /** A one-line description. */
  description?: ReactNode;
  /** Number of posts. Absent while unknown. */
  count?: number | undefined;
  /** Text of the count. @default '{n} Posts' */
  countText?: ((posts: number) => string) | undefined;
  /** The sort control, usually a `SortToggle`. */
  sort?: ReactNode;
  /** The button that creates a post, usually a `CategoryMenu`. */
  create?: ReactNode;
}

/** The header of a feed: title, description, post count, sort control and Create Post. Renders a `<header>`. */
export function FeedHeader({
  title,
  description,
  count,
  countText,
  sort,
  create,
  ...props
}: FeedHeaderProps) {
  const { feed } = useMessages();
  const tools = (
    <StyledTools $hasSort={sort !== undefined}>
      <StyledCount>{count !== undefined && <bdi>{(countText ?? feed.count)(count)}</bdi>}</StyledCount>
      {sort}
    </StyledTools>
  );
  return (
    <PageHeading description={description} action={create && <div>{create}</div>} tools={tools} {...props}>
      {title}
    </PageHeading>
  );
}

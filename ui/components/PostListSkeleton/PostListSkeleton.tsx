import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { PostCardSkeleton } from '../PostCardSkeleton';

const StyledText = styled.p`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[14]};
`;

export interface PostListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loading text. @default 'Loading posts...' */
  text?: string | undefined;
  /** Number of placeholders. @default 4 */
  count?: number;
  /** Whether every other placeholder has media. @default true */
  hasMedia?: boolean;
}

/** Placeholders for loading posts, with a loading text. Renders a `<div>`. */
export function PostListSkeleton({ text, count = 4, hasMedia = true, ...props }: PostListSkeletonProps) {
  const messages = useMessages();
  return (
    <div aria-busy {...props}>
      <StyledText role="status">{text ?? messages.post.loadingAll}</StyledText>
      {Array.from({ length: count }, (_, index) => (
        <PostCardSkeleton key={index} hasMedia={hasMedia && index % 2 === 1} />
      ))}
    </div>
  );
}

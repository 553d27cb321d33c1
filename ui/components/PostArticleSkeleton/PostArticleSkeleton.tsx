import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { StyledArticle, StyledTitle } from '../PostArticle/PostArticle.styles';
import { Skeleton } from '../Skeleton';

const StyledMuted = styled(StyledTitle)`
  color: ${({ theme }) => theme.color['text.muted']};
`;

const StyledMedia = styled.div`
  aspect-ratio: 16 / 9;
`;

export interface PostArticleSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The heading while waiting. @default 'Loading Post...' */
  heading?: string;
}

/** The shape of a whole post that is still loading, and words for it. Renders a `<div>`. */
export function PostArticleSkeleton({ heading, ...props }: PostArticleSkeletonProps) {
  const messages = useMessages();
  return (
    <StyledArticle as="div" aria-busy $isDeleting={false} {...props}>
      <Skeleton width="180px" />
      <StyledMuted tabIndex={-1}>{heading ?? messages.post.loadingOne}</StyledMuted>
      <Skeleton lines={4} />
      <StyledMedia>
        <Skeleton shape="block" height="100%" />
      </StyledMedia>
    </StyledArticle>
  );
}

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
  /** The heading. @default 'Loading Post...' */
  heading?: string;
}

/** A placeholder for a loading post. Renders a `<div>`. */
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

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { Skeleton } from '../Skeleton';

const StyledRow = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[2]}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  @media ${({ theme }) => theme.breakpoint.phone} {
    column-gap: ${({ theme }) => theme.space[2]};
    padding-inline: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  }
`;

const StyledColumn = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[1]};
`;

const StyledContent = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const StyledMedia = styled.div`
  max-block-size: 420px;
  aspect-ratio: 16 / 9;
`;

const StyledLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

export interface PostCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether to include a media placeholder. @default false */
  hasMedia?: boolean;
}

/** A placeholder for a loading `PostCard`. Hidden from assistive technology. Renders a `<div>`. */
export function PostCardSkeleton({ hasMedia = false, ...props }: PostCardSkeletonProps) {
  return (
    <StyledRow aria-hidden {...props}>
      <StyledColumn>
        <Skeleton width="18px" height="18px" />
        <Skeleton width="28px" height="14px" />
        <Skeleton width="18px" height="18px" />
      </StyledColumn>
      <StyledContent>
        <StyledLine>
          <Skeleton shape="circle" height="20px" />
          <Skeleton width="140px" />
        </StyledLine>
        <Skeleton width="76%" height="1.125rem" />
        <Skeleton lines={2} />
        {hasMedia && (
          <StyledMedia>
            <Skeleton shape="block" height="100%" />
          </StyledMedia>
        )}
        <StyledLine>
          <Skeleton width="64px" height="24px" />
          <Skeleton width="52px" height="24px" />
        </StyledLine>
      </StyledContent>
    </StyledRow>
  );
}

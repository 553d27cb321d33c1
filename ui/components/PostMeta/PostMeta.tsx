import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import type { PostView } from '../../forum/entities';
import { userPath, zonePath } from '../../forum/paths';
import { Avatar } from '../Avatar';
import { BoostedLabel } from '../BoostedLabel';
import { Link } from '../Link';
import { RelativeTime } from '../RelativeTime';

const StyledMeta = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: 20px;
  color: ${({ theme }) => theme.color['text.muted']};

  /* A dot between neighbours, never at the beginning. */
  & > * + *::before {
    content: '·' / '';
    margin-inline-end: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.color['border.strong']};
  }
`;

const StyledAuthor = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;

  & > a {
    font-weight: ${({ theme }) => theme.fontWeight.medium};
  }
`;

export interface PostMetaProps extends Omit<ComponentProps<'div'>, 'children'> {
  post: Pick<PostView, 'userId' | 'userPosted' | 'userPicture' | 'postedOn' | 'category' | 'pinned'>;
  /** Whether the zone is named. @default true */
  hasZone?: boolean;
}

/** Who posted it, when and where; 'Boosted' first when it is pinned. Renders a `<div>`. */
export function PostMeta({ post, hasZone = true, ...props }: PostMetaProps) {
  return (
    <StyledMeta {...props}>
      {post.pinned ? <BoostedLabel /> : null}
      <StyledAuthor>
        <Avatar name={post.userPosted} src={post.userPicture} size={20} />
        <Link tone="text" href={userPath(post.userId)} dir="auto">
          {post.userPosted}
        </Link>
      </StyledAuthor>
      <RelativeTime date={post.postedOn} />
      {hasZone ? (
        <span>
          <Link tone="muted" href={zonePath(post.category)}>
            {post.category}
          </Link>
        </span>
      ) : null}
    </StyledMeta>
  );
}

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import type { PostView } from '../../forum/entities';
import { userPath, zonePath } from '../../forum/paths';
import { Avatar } from '../Avatar';
import { BoostedLabel } from '../BoostedLabel';
import { Link } from '../Link';
import { RelativeTime } from '../RelativeTime';
import { Tooltip } from '../Tooltip';

const GAP = '16px';

const StyledMeta = styled.div`
  min-inline-size: 0;
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: 20px;
  color: ${({ theme }) => theme.color['text.muted']};
  /* Clips the separator dot at the start of each line, but not focus rings. */
  clip-path: inset(-4px 0);
`;

const StyledRow = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  margin-inline-start: -${GAP};

  & > * {
    position: relative;
    min-inline-size: 0;
    max-inline-size: 100%;
    padding-inline-start: ${GAP};
  }

  & > *::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${GAP};
    text-align: center;
    color: ${({ theme }) => theme.color['border.strong']};
  }
`;

const StyledAuthor = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  & > a {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${({ theme }) => theme.fontWeight.medium};
  }

  & > a:focus-visible {
    outline-offset: -2px;
  }
`;

export interface PostMetaProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The post to show. */
  post: Pick<PostView, 'userId' | 'userPosted' | 'userPicture' | 'postedOn' | 'category' | 'pinned'>;
  /** Whether to show the zone. @default true */
  hasZone?: boolean;
}

/** Author, time and zone of a post; pinned posts start with 'Boosted'. Renders a `<div>`. */
export function PostMeta({ post, hasZone = true, ...props }: PostMetaProps) {
  return (
    <StyledMeta {...props}>
      <StyledRow>
        {post.pinned ? <BoostedLabel /> : null}
        <StyledAuthor>
          <Avatar name={post.userPosted} src={post.userPicture} size={20} />
          <Tooltip content={post.userPosted} repeatsName>
            <Link tone="text" href={userPath(post.userId)} dir="auto">
              {post.userPosted}
            </Link>
          </Tooltip>
        </StyledAuthor>
        <span>
          <RelativeTime date={post.postedOn} />
        </span>
        {hasZone ? (
          <span>
            <Link tone="muted" href={zonePath(post.category)}>
              {post.category}
            </Link>
          </span>
        ) : null}
      </StyledRow>
    </StyledMeta>
  );
}

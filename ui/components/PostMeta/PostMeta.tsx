import type { PostView } from '../../forum/entities';
import { userPath, zonePath } from '../../forum/paths';
import { BoostedLabel } from '../BoostedLabel';
import { Byline } from '../Byline';

export interface PostMetaProps {
  /** The post to show. */
  post: Pick<PostView, 'userId' | 'userPosted' | 'userPicture' | 'postedOn' | 'category' | 'pinned'>;
  /** Whether to show the zone. @default true */
  hasZone?: boolean;
}

/** Author, time and zone of a post; pinned posts start with 'Boosted'. Renders a `<div>`. */
export function PostMeta({ post, hasZone = true }: PostMetaProps) {
  return (
    <Byline
      label={post.pinned ? <BoostedLabel /> : undefined}
      author={{ name: post.userPosted, picture: post.userPicture, href: userPath(post.userId) }}
      date={post.postedOn}
      place={hasZone ? { name: post.category, href: zonePath(post.category) } : undefined}
    />
  );
}

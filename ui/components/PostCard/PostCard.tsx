import { useId, type ComponentProps, type ReactNode } from 'react';

import type { PostMatch, PostView, VoteStanding, VoteValue } from '../../forum/entities';
import { postPath } from '../../forum/paths';
import {
  cutTitle,
  excerpt,
  excerptLimit,
  NARROW_WINDOW_PX,
  titleLimit as titleLimitOf,
  type FeedKind,
} from '../../forum/postText';
import { cutPieces } from '../../forum/textPieces';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { FeedMedia } from '../FeedMedia';
import { Link } from '../Link';
import { Tooltip } from '../Tooltip';
import { VoteControl } from '../VoteControl';
import {
  StyledCard,
  StyledContent,
  StyledExcerpt,
  StyledFooter,
  StyledMedia,
  StyledTags,
  StyledTitle,
} from './PostCard.styles';
import { MarkedText } from './MarkedText';
import { PostActions } from './PostActions';
import { PostMeta } from '../PostMeta';
import { TagPill } from '../TagPill';

export interface PostCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The post to show. */
  post: PostView;
  /** Score, boost and the current user's vote. */
  standing: VoteStanding;
  /** The feed. Sets the length of title and excerpt, and whether the zone is shown. @default 'category' */
  feed?: FeedKind;
  /** What a search found, to be highlighted. @default nothing */
  match?: PostMatch;
  /** Maximum length of the title. @default depends on feed and window width */
  titleLimit?: number;
  /** Whether gifs get a pause button. @default false */
  gifAsVideo?: boolean;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Called when Upvote or Downvote is pressed. */
  onVote?: (value: VoteValue) => void;
  /** Called when Share is pressed. Absent: no Share button. */
  onShare?: () => void;
  /** Content below the card, such as `AdminPostTools`. */
  tools?: ReactNode;
}

/** A post in a feed. The title's link covers the card. Renders an `<article>`. */
export function PostCard({
  post,
  standing,
  feed = 'category',
  match,
  titleLimit,
  gifAsVideo = false,
  headingLevel = 2,
  onVote,
  onShare,
  tools,
  ...props
}: PostCardProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(`(max-width: ${NARROW_WINDOW_PX}px)`) ?? false;
  const limit = titleLimit ?? titleLimitOf(feed, isNarrow ? NARROW_WINDOW_PX : Infinity);
  const title = cutTitle(post.postTitle, limit);
  const text = excerpt(post.postBody, excerptLimit(feed));
  const [firstMedia] = post.mediaUrls;

  return (
    <StyledCard aria-labelledby={titleId} {...props}>
      <VoteControl {...standing} {...(onVote && { onVote })} />
      <StyledContent>
        <PostMeta post={post} hasZone={feed !== 'category'} />
        <StyledTitle as={`h${headingLevel}`} id={titleId} dir="auto">
          <Tooltip content={title === post.postTitle ? undefined : post.postTitle}>
            <Link tone="text" href={postPath(post._id)}>
              {match ? <MarkedText pieces={cutPieces(match.title, limit)} /> : title}
            </Link>
          </Tooltip>
        </StyledTitle>
        {match && match.body.length > 0 ? (
          <StyledExcerpt dir="auto">
            <MarkedText pieces={match.body} />
          </StyledExcerpt>
        ) : text ? (
          <StyledExcerpt dir="auto">{text}</StyledExcerpt>
        ) : null}
        {firstMedia === undefined ? null : (
          <StyledMedia>
            <FeedMedia item={firstMedia} alt={post.postTitle} gifAsVideo={gifAsVideo} />
          </StyledMedia>
        )}
        <StyledFooter>
          {post.postTags.length > 0 ? (
            <StyledTags>
              {post.postTags.map((tag) => (
                <li key={tag}>
                  <TagPill tag={tag} />
                </li>
              ))}
            </StyledTags>
          ) : null}
          <PostActions href={postPath(post._id)} comments={post.noOfComments} {...(onShare && { onShare })} />
        </StyledFooter>
        {tools}
      </StyledContent>
    </StyledCard>
  );
}

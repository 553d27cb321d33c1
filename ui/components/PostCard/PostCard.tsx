import type { ComponentProps, ReactNode } from 'react';

import type { PostMatch, PostView, VoteStanding, VoteValue } from '../../forum/entities';
import { postPath } from '../../forum/paths';
import { excerpt, excerptLimit as excerptLimitOf, type CutPoint, type FeedKind } from '../../forum/postText';
import { PostMeta } from '../PostMeta';
import { VoteControl } from '../VoteControl';
import { CutTitle } from './CutTitle';
import { MarkedText } from './MarkedText';
import { Actions, Excerpt, Footer, Media, Root, Tags } from './parts';

export interface PostCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The post to show. */
  post: PostView;
  /** Score, boost and the current user's vote. */
  standing: VoteStanding;
  /** The feed. Sets the length of title and excerpt, and whether the zone is shown. @default 'category' */
  feed?: FeedKind;
  /** What a search found, to be highlighted. @default nothing */
  match?: PostMatch | undefined;
  /** Maximum length of the title. @default depends on feed and window width */
  titleLimit?: number;
  /** Maximum length of the excerpt. 0 leaves it out. @default depends on the feed */
  excerptLimit?: number;
  /** Whether the excerpt ends with a whole word, or at the exact limit. @default 'word' */
  excerptCut?: CutPoint;
  /** Whether gifs get a pause button. @default false */
  gifAsVideo?: boolean;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Called when Upvote or Downvote is pressed. */
  onVote?: (value: VoteValue) => void;
  /** Where the buttons post the vote before scripts run. @see VoteControlProps.action */
  voteAction?: string | undefined;
  /** Called when Share is pressed. Absent: no Share button. */
  onShare?: () => void;
  /** More actions, such as a `MoreMenu`. */
  menu?: ReactNode;
  /** Content below the card, such as `AdminPostTools`. */
  tools?: ReactNode;
}

/**
 * A post in a feed. The title's link covers the card. Renders an `<article>`. For other rows, compose a card from
 * `PostCardParts`.
 */
export function PostCard({
  post,
  standing,
  feed = 'category',
  match,
  titleLimit,
  excerptLimit = excerptLimitOf(feed),
  excerptCut,
  gifAsVideo = false,
  headingLevel = 2,
  onVote,
  voteAction,
  onShare,
  menu,
  tools,
  ...props
}: PostCardProps) {
  const text = excerptLimit === 0 ? '' : excerpt(post.postBody, excerptLimit, excerptCut);
  const href = postPath(post._id);
  const [firstMedia] = post.mediaUrls;

  return (
    <Root aside={<VoteControl {...standing} action={voteAction} {...(onVote && { onVote })} />} {...props}>
      <PostMeta post={post} hasZone={feed !== 'category'} />
      <CutTitle
        title={post.postTitle}
        href={href}
        match={match}
        feed={feed}
        headingLevel={headingLevel}
        limit={titleLimit}
      />
      {match && match.body.length > 0 ? (
        <Excerpt>
          <MarkedText pieces={match.body} />
        </Excerpt>
      ) : text ? (
        <Excerpt>{text}</Excerpt>
      ) : null}
      {firstMedia === undefined ? null : (
        <Media item={firstMedia} alt={post.postTitle} gifAsVideo={gifAsVideo} />
      )}
      <Footer>
        <Tags tags={post.postTags} />
        <Actions href={href} comments={post.noOfComments} onShare={onShare}>
          {menu}
        </Actions>
      </Footer>
      {tools}
    </Root>
  );
}

import type { Post, PostChange, PostCounts } from '@alphazone/client';

import { cursorAfterComment } from '../comments/comments-order';
import { serialiseComment } from '../comments/serialise-comment';
import { pageOf } from '../contract/paging';
import type { OwnVote } from '../votes/votes-repository';
import type { PostCountsRow } from './post-counts-repository';
import type { CardRow, CommentedRow, FullPostRow } from './posts-repository';
import { truncateBody } from './posts-rules';

function serialiseBase(row: CardRow): Post {
  return {
    _id: row.id,
    postTitle: row.title,
    postBody: row.body,
    mediaUrls: row.media,
    postTags: row.tags,
    category: row.category,
    userId: row.author_id,
    userPosted: row.author_name,
    ...(row.author_picture !== null && { userPicture: row.author_picture }),
    postedOn: row.posted_on.toISOString(),
    noOfComments: row.comment_count,
    pinned: row.pinned,
    ...(row.comments_locked && { commentsLocked: true }),
    upVotes: row.up_votes + row.boost,
    downVotes: row.down_votes,
    boost: row.boost,
    myVote: row.my_vote,
    ...(row.vote_held_back && { voteHeldBack: true }),
  };
}

export const serialiseCard = (row: CardRow): Post => ({
  ...serialiseBase(row),
  postBody: truncateBody(row.body),
});

/** With one `boost` per boosted vote. */
export const serialiseFullPost = (row: FullPostRow): Post => ({
  ...serialiseBase(row),
  upVote: [...row.up_voters, ...Array<string>(row.boost).fill('boost')],
  downVote: row.down_voters,
  comment: row.comments.map(serialiseComment),
});

/** @param limit The row has one extra comment if there are more. */
export function serialisePostPage(row: CommentedRow, limit: number): Post {
  const { page, last } = pageOf(row.comments, limit);
  return {
    ...serialiseBase(row),
    comment: page.map(serialiseComment),
    ...(last && { commentCursor: cursorAfterComment(last) }),
  };
}

export const serialisePostChange = (row: PostCountsRow): Exclude<PostChange, { deleted: true }> => ({
  _id: row.id,
  upVotes: row.up_votes + row.boost,
  downVotes: row.down_votes,
  boost: row.boost,
  noOfComments: row.comment_count,
  pinned: row.pinned,
  ...(row.comments_locked && { commentsLocked: true }),
});

export const serialisePostCounts = (row: PostCountsRow, { myVote, isHeldBack }: OwnVote): PostCounts => ({
  ...serialisePostChange(row),
  myVote,
  ...(isHeldBack && { voteHeldBack: true }),
});

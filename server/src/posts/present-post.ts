import type { Comment, Post, PostChange, PostCounts, Vote } from '@alphazone/client';

import type { PostCountsRow } from './change-post';
import type { CardRow, EmbeddedComment, WholeRow } from './posts-repository';
import { cutBody } from './posts-rules';

const voteNamed = (value: number | null): Vote | null =>
  value === null ? null : value > 0 ? 'upVote' : 'downVote';

function presentBase(row: CardRow): Post {
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
    upVotes: row.up_votes + row.boost,
    downVotes: row.down_votes,
    boost: row.boost,
    myVote: voteNamed(row.my_vote),
  };
}

/** A post for a list with `limit`: counts instead of lists, and the beginning of the body. */
export const presentCard = (row: CardRow): Post => ({ ...presentBase(row), postBody: cutBody(row.body) });

/** A post with one entry per voter, one `boost` per boosted vote, and its comments. */
export const presentWhole = (row: WholeRow): Post => ({
  ...presentBase(row),
  upVote: [...row.up_voters, ...Array<string>(row.boost).fill('boost')],
  downVote: row.down_voters,
  comment: row.comments.map(presentComment),
});

/** A comment as posts carry it. */
const presentComment = (comment: EmbeddedComment): Comment => ({
  _id: comment.id,
  userId: comment.user_id,
  userCommented: comment.user_name,
  ...(comment.user_picture !== null && { userPicture: comment.user_picture }),
  commentBody: comment.body,
  commentedOn: new Date(comment.commented_on).toISOString(),
});

/** Counts that everybody may see. */
export const presentChange = (row: PostCountsRow): Exclude<PostChange, { deleted: true }> => ({
  _id: row.id,
  upVotes: row.up_votes + row.boost,
  downVotes: row.down_votes,
  boost: row.boost,
  noOfComments: row.comment_count,
  pinned: row.pinned,
});

/** Counts with the caller's own vote: 1, -1 or null. */
export const presentCounts = (row: PostCountsRow, myVote: number | null): PostCounts => ({
  ...presentChange(row),
  myVote: voteNamed(myVote),
});

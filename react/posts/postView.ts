import type { Comment, Post, PostCounts, PostMedia, Vote } from '@alphazone/client';

import type { PageResponse } from '../forum/queries/page';

export interface MediaView {
  url: string;
  type?: string;
  variants?: { url: string; width: number }[];
  /** Whether moderators removed it: the file is not served. */
  removed?: boolean;
}

export interface PostView extends Pick<
  Post,
  | '_id'
  | 'postTitle'
  | 'postBody'
  | 'postTags'
  | 'category'
  | 'userId'
  | 'userPosted'
  | 'userPicture'
  | 'postedOn'
  | 'noOfComments'
  | 'comment'
  | 'pinned'
  | 'commentsLocked'
  | 'match'
> {
  mediaUrls: MediaView[];
  /** Cursor of the comments after `comment`, if there are more. */
  commentCursor?: string;
  /** The user's new comments, which belong after comments not loaded yet. */
  laterComments?: readonly Comment[];
  /** Including the boost. */
  upVotes: number;
  downVotes: number;
  /** Number of up-votes added by an administrator. */
  boost: number;
  score: number;
  myVote: Vote | null;
  /** The server does not count `myVote` until moderators decide. */
  voteHeldBack?: boolean;
  /** Ids of the optimistic updates in this copy. A refetched copy has none. */
  changes?: readonly number[];
}

export function postView(post: Post): PostView {
  const {
    upVotes = 0,
    downVotes = 0,
    boost = 0,
    myVote = null,
    voteHeldBack,
    comment,
    commentCursor,
    userPicture,
    match,
  } = post;
  return {
    _id: post._id,
    postTitle: post.postTitle,
    postBody: post.postBody,
    postTags: post.postTags,
    category: post.category,
    userId: post.userId,
    userPosted: post.userPosted,
    ...(userPicture !== undefined && { userPicture }),
    postedOn: post.postedOn,
    noOfComments: post.noOfComments,
    ...(comment !== undefined && { comment }),
    ...(commentCursor !== undefined && { commentCursor }),
    pinned: post.pinned,
    ...(post.commentsLocked && { commentsLocked: true }),
    mediaUrls: post.mediaUrls.map(mediaView),
    upVotes,
    downVotes,
    boost,
    score: upVotes - downVotes,
    myVote,
    ...(voteHeldBack && { voteHeldBack }),
    ...(match !== undefined && { match }),
  };
}

/** The views of a page of posts. */
export async function postViews(request: Promise<PageResponse<Post>>): Promise<PageResponse<PostView>> {
  const { data, response } = await request;
  return { data: data?.map(postView), response };
}

function mediaView(media: PostMedia): MediaView {
  return typeof media === 'string' ? { url: media } : media;
}

/** Keeps the user's vote if the counts lack it. */
export function withCounts(post: PostView, counts: Omit<PostCounts, '_id'>): PostView {
  const { upVotes, downVotes, boost, noOfComments, pinned, commentsLocked } = counts;
  const { commentsLocked: _before, voteHeldBack: heldBefore, ...others } = post;
  const voteHeldBack = counts.myVote === undefined ? heldBefore : counts.voteHeldBack;
  return {
    ...others,
    ...(commentsLocked && { commentsLocked }),
    upVotes,
    downVotes,
    boost,
    noOfComments,
    pinned,
    score: upVotes - downVotes,
    myVote: counts.myVote === undefined ? post.myVote : counts.myVote,
    ...(voteHeldBack && { voteHeldBack }),
  };
}

import type { Post, PostCounts, PostMedia, Vote } from '@alphazone/client';

/** One file of a post. */
export interface MediaView {
  url: string;
  /** Media type, where the post says it. */
  type?: string;
  /** Smaller forms of a picture, where the server has some. */
  variants?: { url: string; width: number }[];
}

/** A post as screens see it, built from a card or a whole post. */
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
> {
  mediaUrls: MediaView[];
  /** Boost included. */
  upVotes: number;
  downVotes: number;
  /** How many of the up-votes are a boost. */
  boost: number;
  /** Net votes. */
  score: number;
  /** The current user's vote. */
  myVote: Vote | null;
  /** The optimistic updates in this copy. A refetched copy has none. */
  changes?: readonly number[];
}

/** Builds the view of a post. */
export function postView(post: Post): PostView {
  const { upVotes = 0, downVotes = 0, boost = 0, myVote = null, comment, userPicture } = post;
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
    pinned: post.pinned,
    mediaUrls: post.mediaUrls.map(mediaView),
    upVotes,
    downVotes,
    boost,
    score: upVotes - downVotes,
    myVote,
  };
}

function mediaView(media: PostMedia): MediaView {
  return typeof media === 'string' ? { url: media } : media;
}

/** Applies the server's counts to a post. Keeps the user's vote when the counts do not name it. */
export function withCounts(post: PostView, counts: Omit<PostCounts, '_id'>): PostView {
  const { upVotes, downVotes, boost, noOfComments, pinned } = counts;
  return {
    ...post,
    upVotes,
    downVotes,
    boost,
    noOfComments,
    pinned,
    score: upVotes - downVotes,
    myVote: counts.myVote === undefined ? post.myVote : counts.myVote,
  };
}

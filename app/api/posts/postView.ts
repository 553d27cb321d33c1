import type { Post, PostCounts, PostMedia, Vote } from '@alphazone/client';

/** One file of a post. */
export interface MediaView {
  url: string;
  /** Media type, where the post says it. */
  type?: string;
  /** Smaller forms of a picture, where the server has some. */
  variants?: { url: string; width: number }[];
}

/** A post as screens see it, built from a card, a whole post, or lists of voters. */
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

/** Stands for a boosted vote in a list of voters. */
const boostEntry = 'boost';

/** Builds the view of a post for the user with this id; undefined for a guest. */
export function postView(post: Post, currentUserId: string | undefined): PostView {
  const upVotes = post.upVotes ?? post.upVote?.length ?? 0;
  const downVotes = post.downVotes ?? post.downVote?.length ?? 0;
  return {
    _id: post._id,
    postTitle: post.postTitle,
    postBody: post.postBody,
    postTags: post.postTags ?? [],
    category: post.category,
    userId: post.userId,
    userPosted: post.userPosted,
    ...(post.userPicture !== undefined && { userPicture: post.userPicture }),
    postedOn: post.postedOn,
    noOfComments: post.noOfComments ?? post.comment?.length ?? 0,
    ...(post.comment !== undefined && { comment: post.comment }),
    pinned: post.pinned ?? false,
    mediaUrls: (post.mediaUrls ?? []).map(mediaView),
    upVotes,
    downVotes,
    boost: post.boost ?? post.upVote?.filter((voter) => voter === boostEntry).length ?? 0,
    score: upVotes - downVotes,
    myVote: post.myVote === undefined ? voteOf(post, currentUserId) : post.myVote,
  };
}

function mediaView(media: PostMedia): MediaView {
  return typeof media === 'string' ? { url: media } : media;
}

function voteOf(post: Post, currentUserId: string | undefined): Vote | null {
  if (currentUserId === undefined) return null;
  if (post.upVote?.includes(currentUserId)) return 'upVote';
  return post.downVote?.includes(currentUserId) ? 'downVote' : null;
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

import type { PostView } from '../api/posts/postView';

/** How the votes of a post stand, for the kit. */
export const standingOf = ({ score, boost, myVote }: PostView) => ({ score, boost, myVote });

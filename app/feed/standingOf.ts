import type { PostView } from '../api/posts/postView';

export const standingOf = ({ score, boost, myVote }: PostView) => ({ score, boost, myVote });

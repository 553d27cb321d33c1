import type { Post } from '@alphazone/client';

import type { PostView } from '../posts/postView';

export function aPost(fields: Partial<PostView> = {}): PostView {
  return {
    _id: 'p1',
    postTitle: 'Halving day',
    postBody: 'Soon.',
    postTags: ['bitcoin'],
    category: 'Cryptocurrency',
    userId: 'eve',
    userPosted: 'Eve',
    postedOn: '2026-11-02T09:00:00.000Z',
    noOfComments: 0,
    pinned: false,
    mediaUrls: [],
    upVotes: 0,
    downVotes: 0,
    boost: 0,
    score: 0,
    myVote: null,
    ...fields,
  };
}

export const wirePost: Post = {
  _id: 'p1',
  postTitle: 'Halving day',
  postBody: 'Soon.',
  mediaUrls: [],
  postTags: ['bitcoin'],
  category: 'Cryptocurrency',
  userId: 'ada',
  userPosted: 'Ada',
  postedOn: '2026-11-02T09:00:00.000Z',
  noOfComments: 0,
  pinned: false,
};

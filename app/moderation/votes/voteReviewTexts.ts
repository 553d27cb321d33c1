import { formatNumber } from '@alphazone/ui';

/** Texts of the review of a post's votes. */
export const voteReviewTexts = {
  group: 'Votes of this post, for moderators',
  counted: (count: number) => `${formatNumber(count)} ${count === 1 ? 'vote' : 'votes'} counted`,
  heldBack: (count: number) => `${formatNumber(count)} held back`,
  signs: (count: number) => `${formatNumber(count)} ${count === 1 ? 'sign' : 'signs'} of abuse`,
  open: 'Review votes',
  failed: 'The votes could not be loaded.',
  retry: 'Try again',
  title: 'Votes of this post',
  about:
    'Votes that stand out are counted, except the third and later ones of newcomers from one device within a day. Addresses are not stored.',
  held: 'Held back',
  heldCount: (up: number, down: number) => `${formatNumber(up)} up, ${formatNumber(down)} down`,
  signsTitle: 'Signs of abuse',
  noSigns: 'No signs of abuse.',
  sign: {
    device: 'From one device',
    network: 'From one address block',
    'one author': 'Of members who only vote for this author',
    burst: 'Within ten minutes',
  },
  voteCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'vote' : 'votes'}`,
  others: (count: number) => `and ${formatNumber(count)} more`,
  vote: { upVote: 'Upvote', downVote: 'Downvote' },
  release: (count: number) => (count === 1 ? 'Count this vote' : `Count these ${formatNumber(count)} votes`),
  releaseOf: (name: string) => `Count the vote of ${name}`,
  count: 'Count',
  close: 'Close',
} as const;

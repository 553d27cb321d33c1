import type { Post } from '@alphazone/client';

export const zones = [
  { name: 'Fiction', href: '/fiction', description: 'Novels, novellas, short stories' },
  { name: 'Poetry', href: '/poetry', description: 'Read it aloud first' },
  { name: 'Essays', href: '/essays', description: 'True things, well put' },
] as const;

const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.UTC(2026, 9, 18, 18) - hours * hour).toISOString();
const readers = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}`);

/** The fixed current time of the demo, in ms since 1970. */
export const today = Date.UTC(2026, 9, 18, 18);

export const discussions: Post[] = [
  {
    _id: 'october',
    postTitle: 'October’s book: the lighthouse keeper who answers letters',
    postBody:
      'We read to the end of part two. Bring one sentence that you underlined, and one that you wish you had not read on the train.\n\nTea from seven, talk from half past.',
    mediaUrls: [],
    postTags: ['monthly', 'novel'],
    category: 'Fiction',
    userId: 'ottoline',
    userPosted: 'Ottoline',
    postedOn: ago(5),
    upVote: readers(23),
    downVote: [],
    noOfComments: 2,
    comment: [
      {
        _id: 'c1',
        userId: 'bram',
        userCommented: 'Bram',
        commentBody: 'The chapter without a single comma. I held my breath.',
        commentedOn: ago(3),
      },
      {
        _id: 'c2',
        userId: 'ottoline',
        userCommented: 'Ottoline',
        commentBody: 'Agreed, @[Bram](bram). Page 112 is mine.',
        commentedOn: ago(2),
      },
    ],
    pinned: true,
  },
  {
    _id: 'translation',
    postTitle: 'Two translations of the same forty lines, side by side',
    postBody:
      'One keeps the rhyme and loses the rain. The other keeps the rain. Which would you give to a friend?',
    mediaUrls: [],
    postTags: ['translation'],
    category: 'Poetry',
    userId: 'bram',
    userPosted: 'Bram',
    postedOn: ago(20),
    upVote: readers(14),
    downVote: readers(1),
    noOfComments: 1,
    comment: [
      {
        _id: 'c3',
        userId: 'ines',
        userCommented: 'Inés',
        commentBody: 'The rain. Always the rain.',
        commentedOn: ago(8),
      },
    ],
    pinned: false,
  },
  {
    _id: 'margins',
    postTitle: 'In defence of writing in the margins',
    postBody:
      'A clean book has not been read. Pencil only, mind. And if you lend it to me I promise to argue with you down the side of every page.',
    mediaUrls: [],
    postTags: ['reading', 'pencils'],
    category: 'Essays',
    userId: 'ines',
    userPosted: 'Inés',
    postedOn: ago(31),
    upVote: readers(9),
    downVote: readers(4),
    noOfComments: 0,
    comment: [],
    pinned: false,
  },
  {
    _id: 'short',
    postTitle: 'Stories short enough for one cup of coffee',
    postBody: 'Under twelve pages, and still there the next morning. I will start a list; add yours.',
    mediaUrls: [],
    postTags: ['lists', 'short-stories'],
    category: 'Fiction',
    userId: 'wanjiru',
    userPosted: 'Wanjirũ',
    postedOn: ago(52),
    upVote: readers(6),
    downVote: [],
    noOfComments: 0,
    comment: [],
    pinned: false,
  },
];

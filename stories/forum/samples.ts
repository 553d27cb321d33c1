import type { MentionCandidate } from '../../ui/components/MentionTextArea';
import type { CommentView, PostView } from '../../ui/forum/entities';
import { now } from '../fixtures/community';
import clip from '../media/clip.webm';
import dawn from '../media/dawn.png';
import spiral from '../media/spiral.png';
import tall from '../media/tall.png';
import tone from '../media/tone.wav';
import waves from '../media/waves.gif';

/** Media of every kind. Types are explicit, because a build may inline small files as data URLs. */
export const media = {
  dawn: { url: dawn, type: 'image/png' },
  spiral: { url: spiral, type: 'image/png' },
  tall: { url: tall, type: 'image/png' },
  gif: { url: waves, type: 'image/gif' },
  video: { url: clip, type: 'video/webm' },
  audio: { url: tone, type: 'audio/wav' },
  broken: { url: '/no-such-picture.png', type: 'image/png' },
  unsupported: { url: '/report.pdf', type: 'application/pdf' },
};

const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsvorstand';

export const post: PostView = {
  _id: 'p-1',
  postTitle: 'The halving is behind us. Where does the hash rate go?',
  postBody:
    'Fees spiked for two days and then went back to normal. @[Ada Lovelace](u-2) ran the numbers for small miners: below 6 cents per kWh the old machines still earn their keep, above it they are heaters.\n\nHer sheet: https://example.org/hash-rate (read the second tab first).',
  mediaUrls: [],
  postTags: ['bitcoin', 'mining', 'halving'],
  category: 'Cryptocurrency',
  userId: 'u-1',
  userPosted: 'Grace Hopper',
  postedOn: hoursAgo(3),
  noOfComments: 24,
  pinned: false,
};

const titles = [
  'A quiet week, and what it hides',
  'My validator missed one attestation and I have feelings',
  'Which explorer do you open first in the morning?',
  'Explained to my mother: what a rollup is',
];

export const posts = (count: number): PostView[] =>
  Array.from({ length: count }, (_, index) => ({
    ...post,
    _id: `p-${index + 1}`,
    postTitle: `${titles[index % titles.length]} (${index + 1})`,
    postBody: index % 3 === 0 ? post.postBody : 'Short and to the point.',
    mediaUrls: index % 5 === 2 ? [media.dawn] : [],
    userId: `u-${index % 7}`,
    userPosted:
      ['Grace Hopper', 'Ada Lovelace', 'satoshi', 'Linus', 'Radia', 'Barbara', 'Edsger'][index % 7] ?? '',
    postedOn: hoursAgo(index),
    noOfComments: (index * 7) % 40,
  }));

export const comments: CommentView[] = [
  {
    _id: 'c-1',
    userId: 'u-2',
    userCommented: 'Ada Lovelace',
    commentBody: 'The second tab is where the surprise is. Look at the line for April.',
    commentedOn: hoursAgo(2),
  },
  {
    _id: 'c-2',
    userId: 'u-1',
    userCommented: 'Grace Hopper',
    commentBody:
      'Thanks @[Ada Lovelace](u-2)! I had read it the other way round.\n\nCorrected above; see https://example.org/errata too.',
    commentedOn: hoursAgo(1.5),
  },
  {
    _id: 'c-3',
    userId: 'u-3',
    userCommented: 'satoshi',
    commentBody: 'heaters it is',
    commentedOn: hoursAgo(0.4),
  },
];

const people: MentionCandidate[] = [
  { id: 'u-2', display: 'ada', username: 'ada' },
  { id: 'u-4', display: 'adam_smith', username: 'adam_smith' },
  { id: 'u-5', display: 'Adele Goldberg' },
];

export const searchPeople = (query: string) =>
  Promise.resolve(people.filter(({ display }) => display.toLowerCase().startsWith(query.toLowerCase())));

import type { LeaderboardEntry } from '@alphazone/client';

const entries: readonly LeaderboardEntry[] = [
  {
    id: 'sample-1',
    name: 'Nova Sterling',
    reputation: 9_870,
    shares: 42,
    avatar: '',
    hitRate: 78,
    avgROI: 34.5,
    lastToken: 'SOL',
  },
  {
    id: 'sample-2',
    name: 'Kenji Vale',
    reputation: 8_420,
    shares: 27,
    avatar: '',
    hitRate: 71,
    avgROI: 21.8,
    lastToken: 'ETH',
  },
  {
    id: 'sample-3',
    name: 'Amara Quill',
    reputation: 7_915,
    shares: 20,
    avatar: '',
    hitRate: 69.5,
    avgROI: 18.2,
    lastToken: 'LINK',
  },
  { id: 'sample-4', name: 'Ledger Finch', reputation: 5_260, shares: 19, avatar: '', hitRate: 64 },
  { id: 'sample-5', name: 'Iris Monrow', reputation: 4_105, shares: 13, avatar: '', lastToken: 'AVAX' },
  { id: 'sample-6', name: 'Bo Tanager', reputation: 2_980, shares: 10, avatar: '', avgROI: -4.6 },
  { id: 'sample-7', name: 'Pax Delorme', reputation: 1_340, shares: 9, avatar: '' },
  { id: 'sample-8', name: 'Juno Hartwell', reputation: 615, shares: 3, avatar: '' },
];

export const sampleAlphas: readonly LeaderboardEntry[] = entries.map((entry) => ({ ...entry, sample: true }));

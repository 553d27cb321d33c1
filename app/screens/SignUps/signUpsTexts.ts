import { staffTitles } from '../../moderation/staffTitles';

/** Texts of the page of pending sign-ups. */
export const signUpsTexts = {
  title: staffTitles.signUps,
  about: 'They can read, but not write, until a moderator approves them.',
  list: 'Waiting for approval',
  loading: 'Loading new members...',
  failed: (reason: string) => `New members could not be loaded. ${reason}`,
  empty: 'Nobody is waiting for approval.',
  more: 'Show more',
  asked: 'signed up',
  verified: 'Address confirmed',
  referred: (name: string) => `Referred by ${name}`,
  approve: 'Approve',
  approveOf: (name: string) => `Approve ${name}`,
  refuse: 'Refuse',
  refuseOf: (name: string) => `Refuse ${name}`,
  refuseAbout: 'The account is closed for good. The applicant is told the reason, and can appeal.',
};

import { sanctionTexts } from '../../moderation/sanctionTexts';
import { staffTitles } from '../../moderation/staffTitles';

/** Texts of a member's record. */
export const memberRecordTexts = {
  /** @param name Undefined until it is known. */
  title: (name: string | undefined) =>
    name === undefined ? staffTitles.record : `${staffTitles.record}: ${name}`,
  profile: 'Profile',
  figures: (posts: number, comments: number) =>
    `${posts} ${posts === 1 ? 'post' : 'posts'}, ${comments} ${comments === 1 ? 'comment' : 'comments'}`,
  joined: 'joined',
  actions: 'Decide about this member',
  cannotDecide: 'Only an administrator can decide about this member.',
  decisions: 'Decisions',
  networks: 'Networks',
  aboutNetworks: 'Where the member is logged in. Others may share them.',
  close: 'Close…',
  closeNetwork: (network: string) => `Close the network ${network}…`,
  noDecisions: 'Moderators have decided nothing about this member yet.',
  missing: 'There is no such member, or the account was deleted.',
  loading: 'Loading the record...',
  failed: (reason: string) => `The record could not be loaded. ${reason}`,
  sanction: {
    silence: (endsOn?: string) => `Silenced ${sanctionTexts.until(endsOn)}.`,
    ban: (endsOn?: string) => `Banned ${sanctionTexts.until(endsOn)}.`,
  },
  by: (name: string) => `by ${name}`,
} as const;

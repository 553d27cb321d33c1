import { staffTitles } from '../../moderation/staffTitles';

/** Texts of the audit log. */
export const auditLogTexts = {
  title: staffTitles.audit,
  about: 'Every decision, role, pin, boost and changed setting, and every log-in of staff.',
  filter: 'Search',
  action: 'Action',
  anAction: 'ban member, grant role…',
  by: 'By (name or id)',
  member: 'About (name or id)',
  from: 'From',
  to: 'To',
  submit: 'Search',
  save: 'Save as CSV',
  system: 'The system',
  decision: 'Decision',
  empty: 'Nothing matches.',
  list: 'Entries',
  more: 'Show more',
  loading: 'Loading the audit log...',
  failed: (reason: string) => `The audit log could not be loaded. ${reason}`,
} as const;
